import { normalize } from '../../engines/sky/angle.ts';
import { signNames } from '../../engines/zodiac/signs.ts';
import type { Aspect, Body, NatalChart } from '../answers/natal.ts';
import { spread } from '../answers/spread.ts';
import { signOf } from '../answers/zodiac.ts';
import { glyphAt } from './glyph.ts';
import { type Colours, drawing, figure, lettering } from './svg.ts';

const width = 1100;
const height = 1060;
const middle = { x: width / 2, y: height / 2 };

/** Radii, from outside in. Each label has a ring to itself, and no line crosses it. */
const ring = {
  axisLabel: 494,
  axis: 466,
  outer: 454,
  inner: 396,
  tieOuter: 382,
  tieInner: 364,
  glyph: 339,
  degree: 289,
  minute: 244,
  retrograde: 214,
  houses: 200,
  number: 180,
  aspects: 160,
};
const size = {
  glyph: 42,
  sign: 42,
  degree: 28,
  minute: 23,
  retrograde: 17,
  house: 20,
  axis: 24,
  axisDegree: 21,
};
/** Share of its box that a glyph fills. */
const drawnShare = 0.84;
/** Widths of Noto Sans, as shares of the size. */
const widthOf: Readonly<Record<string, number>> = { '°': 0.43, '′': 0.24, R: 0.62 };

/** Degrees between neighbours: what the widest of their labels takes on its ring, and some air. */
const gap = 9.4;
/** Beyond so many bodies the ring is full, and labels grow smaller with their places. */
const roomFor = Math.floor(360 / gap);

type Point = readonly [x: number, y: number];
type Place = (longitude: number, radius: number) => Point;

/** A label as it stands on the drawing, for what must not touch. */
interface Label {
  readonly of: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
}

/** Degrees and minutes within the sign, cut off so that 29° 59′ 59″ stays in its sign. */
function partsOf(longitude: number): { readonly degree: number; readonly minute: number } {
  const minutes = Math.min(30 * 60 - 1, Math.floor((normalize(longitude) % 30) * 60 + 1e-6));
  return { degree: Math.floor(minutes / 60), minute: minutes % 60 };
}

const lettersWide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widthOf[letter] ?? 0.58), 0);

const minuteText = (minute: number): string => `${String(minute).padStart(2, '0')}′`;

/** Where everything that is written or drawn beside a body stands. */
function placesOf(
  chart: NatalChart,
  at: Place,
): {
  readonly body: Body;
  readonly labels: readonly Label[];
  readonly place: number;
  readonly scale: number;
}[] {
  const { bodies } = chart;
  const places = spread(
    bodies.map(({ longitude }) => longitude),
    gap,
  );
  const scale = Math.min(1, roomFor / Math.max(1, bodies.length));
  return bodies.map((body, index) => {
    const place = places[index] ?? body.longitude;
    const { degree, minute } = partsOf(body.longitude);
    const label = (text: string, radius: number, letters: number, high: number, wide: number): Label => {
      const [x, y] = at(place, radius);
      return { of: body.name, text, x, y, width: wide * scale, height: high * scale, size: letters * scale };
    };
    const written = (text: string, radius: number, letters: number) =>
      label(text, radius, letters, letters * 0.74, lettersWide(text) * letters);
    return {
      body,
      place,
      scale,
      labels: [
        label('', ring.glyph, size.glyph, size.glyph * drawnShare, size.glyph * drawnShare),
        written(`${degree}°`, ring.degree, size.degree),
        written(minuteText(minute), ring.minute, size.minute),
        ...(body.retrograde ? [written('R', ring.retrograde, size.retrograde)] : []),
      ],
    };
  });
}

const placeIn = (chart: NatalChart): Place => {
  const east = chart.ascendant ?? chart.cusps[0] ?? 0;
  return (longitude, radius) => {
    const angle = ((180 + longitude - east) * Math.PI) / 180;
    return [middle.x + radius * Math.cos(angle), middle.y - radius * Math.sin(angle)];
  };
};

/** Every label of the bodies on the wheel of a chart. */
export const wheelLabels = (chart: NatalChart): readonly Label[] =>
  placesOf(chart, placeIn(chart)).flatMap(({ labels }) => labels);

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
function bodyAt(
  { body, place, scale, labels }: ReturnType<typeof placesOf>[number],
  at: Place,
  { main }: Colours,
): string {
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
