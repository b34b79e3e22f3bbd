import { normalize } from '@palmleaf/engines/sky';
import { signNames } from '@palmleaf/engines/zodiac';
import type { Aspect, NatalChart } from '../answers/natal.ts';
import { spread } from '../answers/spread.ts';
import { signOf } from '../answers/zodiac.ts';
import { glyphAt } from './glyph.ts';
import { type Colours, drawing, figure, lettering } from './svg.ts';

import {
  height,
  type Label,
  middle,
  minuteText,
  type Place,
  type PlacedBody,
  type Point,
  partsOf,
  placeIn,
  placesOf,
  wideLook,
  width,
} from './wheel-places.ts';

const { ring, size } = wideLook;

/** The natal wheel: ascendant at the left, signs against the clock, degrees and minutes at every body. */
export function wheel(chart: NatalChart, colours: Colours): string {
  const at = placeIn(chart);
  const content = [
    circle(ring.outer, '#ffffff', colours.main, 1.6),
    ...signNames.map((_, index) => sector(index, at, colours)),
    circle(ring.inner, 'none', colours.main, 1.2),
    marks(at, colours),
    circle(ring.houses, 'none', colours.main, 0.8),
    circle(ring.aspects, '#fffdf8', colours.main, 1.2),
    houses(chart, at, colours),
    axes(chart, at, colours),
    ...chart.aspects.map((aspect) => aspectLine(aspect, at)),
    ...placesOf(chart, at).map((place) => bodyAt(place, at, colours)),
  ];
  return drawing(width, height, content.join(''));
}

const circle = (radius: number, fill: string, stroke: string, weight: number): string =>
  `<circle cx="${middle.x}" cy="${middle.y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${weight}"/>`;

const line = ([x1, y1]: Point, [x2, y2]: Point, stroke: string, weight: number, more = ''): string =>
  `<line x1="${figure(x1)}" y1="${figure(y1)}" x2="${figure(x2)}" y2="${figure(y2)}" stroke="${stroke}" stroke-width="${weight}"${more}/>`;

/** Text with its middle at a point; letters of Noto stand a third of their size above the line. */
const words = (
  { text, x, y, size: letters }: Pick<Label, 'text' | 'x' | 'y' | 'size'>,
  colour: string,
  weight = 400,
): string =>
  `<text x="${figure(x)}" y="${figure(y + letters * 0.36)}" text-anchor="middle" font-size="${figure(letters)}" font-weight="${weight}" fill="${colour}" ${lettering}>${text}</text>`;

/** Of fire, earth, air and water. */
const tints = ['#f8e6dc', '#e9eddc', '#e2ecf3', '#dfe6f2'];
const inks = ['#a8482a', '#5c6b2d', '#2f6a8f', '#33528f'];

function sector(index: number, at: Place, colours: Colours): string {
  const from = index * 30;
  const corners = [
    at(from, ring.outer),
    at(from + 30, ring.outer),
    at(from + 30, ring.inner),
    at(from, ring.inner),
  ];
  const [a, b, c, d] = corners.map(([x, y]) => `${figure(x)} ${figure(y)}`);
  const [x, y] = at(from + 15, (ring.outer + ring.inner) / 2);
  const sign = signNames[index] ?? 'Aries';
  return `<path d="M${a}A${ring.outer} ${ring.outer} 0 0 0 ${b}L${c}A${ring.inner} ${ring.inner} 0 0 1 ${d}Z" fill="${tints[index % 4]}" stroke="${colours.main}" stroke-width="0.8"/>${glyphAt(sign, { x, y, size: size.sign }, inks[index % 4] ?? colours.main, 1.5)}`;
}

/** A mark at each degree on the inside of the signs, longer at five and ten. */
function marks(at: Place, { main }: Colours): string {
  const path = Array.from({ length: 360 }, (_, degree) => {
    const length = degree % 10 === 0 ? 12 : degree % 5 === 0 ? 9 : 5;
    const [[x1, y1], [x2, y2]] = [at(degree, ring.inner), at(degree, ring.inner - length)];
    return `M${figure(x1)} ${figure(y1)}L${figure(x2)} ${figure(y2)}`;
  });
  return `<path d="${path.join('')}" stroke="${main}" stroke-width="0.7" fill="none"/>`;
}

/** Houses have a ring of their own: a line through the whole chart would strike through what stands there. */
function houses({ cusps }: NatalChart, at: Place, { main, accent }: Colours): string {
  const middles = cusps.map((cusp, index) => cusp + normalize((cusps[(index + 1) % 12] ?? cusp) - cusp) / 2);
  const numbers = spread(middles, 7);
  return cusps
    .map((cusp, index) => {
      const [x, y] = at(numbers[index] ?? cusp, ring.number);
      const strong = index % 3 === 0;
      return [
        line(at(cusp, ring.houses), at(cusp, ring.aspects), main, strong ? 2.6 : 1),
        line(at(cusp, ring.inner), at(cusp, ring.tieOuter), accent, strong ? 3 : 1.8),
        words({ text: String(index + 1), x, y, size: size.house }, main),
      ].join('');
    })
    .join('');
}

/** The ends of the two axes, named outside of the signs with their degrees. */
function axes(chart: NatalChart, at: Place, { main, accent }: Colours): string {
  const ends = [
    { name: 'AC', longitude: chart.ascendant },
    { name: 'MC', longitude: chart.midheaven },
  ].flatMap(({ name, longitude }) =>
    longitude === undefined
      ? []
      : [
          { name, longitude },
          { name: name === 'AC' ? 'DC' : 'IC', longitude: longitude + 180 },
        ],
  );
  const places = spread(
    ends.map(({ longitude }) => longitude),
    13,
  );
  return ends
    .map(({ name, longitude }, index) => {
      const { degree, minute } = partsOf(longitude);
      const [x, y] = at(places[index] ?? longitude, ring.axisLabel);
      return [
        line(at(longitude, ring.outer), at(longitude, ring.axis), accent, 3),
        words({ text: name, x, y: y - 13, size: size.axis }, main, 700),
        words({ text: `${degree}° ${minuteText(minute)}`, x, y: y + 12, size: size.axisDegree }, main),
      ].join('');
    })
    .join('');
}

const aspectInks: Readonly<Record<string, string>> = {
  Opposition: '#b23a3a',
  Square: '#b23a3a',
  Trine: '#2d6da3',
  Sextile: '#3c8a6a',
};

function aspectLine({ kind, ends, orb }: Aspect, at: Place): string {
  if (kind === undefined || ends === undefined || kind === 'Conjunction') return '';
  const ink = aspectInks[kind] ?? '#888888';
  const [weight, more] =
    orb === undefined || orb > 5
      ? [0.9, ' stroke-opacity="0.45"']
      : orb > 2
        ? [1.4, ' stroke-opacity="0.75"']
        : [2.4, ''];
  const dashes = kind === 'Sextile' ? ' stroke-dasharray="7 5"' : '';
  return line(at(ends[0], ring.aspects), at(ends[1], ring.aspects), ink, weight, more + dashes);
}

/** A body moved apart from its neighbours, tied to its true place on the ring of degrees and of aspects. */
function bodyAt({ body, place, scale, labels }: PlacedBody, at: Place, { main }: Colours): string {
  const [glyph, ...texts] = labels;
  const [dotX, dotY] = at(body.longitude, ring.aspects);
  return [
    line(at(body.longitude, ring.inner), at(body.longitude, ring.tieOuter), main, 2),
    line(at(body.longitude, ring.tieOuter), at(place, ring.tieInner), main, 0.9),
    `<circle cx="${figure(dotX)}" cy="${figure(dotY)}" r="3.4" fill="${main}"/>`,
    glyph === undefined
      ? ''
      : body.glyph === undefined
        ? words({ text: shortName(body.name), x: glyph.x, y: glyph.y, size: 26 * scale }, main, 700)
        : glyphAt(body.glyph, { x: glyph.x, y: glyph.y, size: glyph.size }, main, 1.9),
    ...texts.map((text, index) => words(text, index === 0 ? main : '#555555', index === 0 ? 700 : 400)),
  ].join('');
}

const shortName = (name: string): string => {
  const letters = [...new Intl.Segmenter().segment(name.trim())].slice(0, 2).map(({ segment }) => segment);
  return letters.join('').replace(/[&<>]/g, '') || '?';
};

/** Said to those who do not see the drawing. */
export const wheelInWords = ({ bodies }: NatalChart): string =>
  bodies
    .map(({ name, longitude, sign, retrograde }) => {
      const { degree, minute } = partsOf(longitude);
      return `${name} ${degree}° ${minuteText(minute)} ${sign ?? signOf(longitude)}${retrograde ? ' R' : ''}`;
    })
    .join(', ');
