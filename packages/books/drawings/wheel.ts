import { normalize } from '@palmleaf/engines/sky';
import { signNames } from '@palmleaf/engines/zodiac';
import { aspectKey } from '../answers/aspect-key.ts';
import type { AspectAnswer, NatalChart } from '../answers/natal.ts';
import { spread } from '../answers/spread.ts';
import { degreesInSign, elements, signNameOf } from '../answers/zodiac.ts';
import { type Html, html } from '../markup/html.ts';
import { drawnGlyph } from './glyph.ts';
import { middleToBaseline } from './letters.ts';
import {
  type DrawnBody,
  degreeAndMinuteInSign,
  height,
  middle,
  minuteText,
  phoneMeasures,
  placeIn,
  placesOf,
  type WheelLabel,
  type WheelMeasures,
  type WheelPoint,
  type WheelPosition,
  wideMeasures,
  width,
} from './wheel-places.ts';

export function wheel(chart: NatalChart, kind: 'wide' | 'narrow' = 'wide'): Html {
  const measures = kind === 'wide' ? wideMeasures : phoneMeasures;
  const at = placeIn(chart);
  const { ring } = measures;
  const circle = (radius: number, className: string) =>
    html`<circle class="${className}" cx="${middle.x}" cy="${middle.y}" r="${radius}"/>`;
  return html`<svg class="wheel ${kind}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${wheelInWords(chart)}">
${signNames.map((sign, index) => sector(sign, index, measures, at))}
${marks(measures, at)}
${circle(ring.outer, 'edge')}${circle(ring.inner, 'edge')}${circle(ring.houses, 'faint')}${circle(ring.aspects, 'edge inside')}
${houses(chart, measures, at)}${axes(chart, measures, at)}
${chart.aspects.map((aspect) => aspectLine(aspect, measures, at))}
${placesOf(chart, at, measures).map((place) => bodyAt(place, measures, at))}
</svg>`;
}

const coordinates = (...numbers: readonly number[]): string =>
  numbers.map((number) => number.toFixed(1)).join(' ');

const line = (className: string, [x1, y1]: WheelPoint, [x2, y2]: WheelPoint, key?: string): Html =>
  html`<line class="${className}" x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}"${key !== undefined && html` data-aspect="${key}"`}/>`;

const text = (
  className: string,
  { x, y, size, text: written }: Pick<WheelLabel, 'x' | 'y' | 'size' | 'text'>,
): Html =>
  html`<text class="${className}" x="${x.toFixed(1)}" y="${(y + size * middleToBaseline).toFixed(1)}" font-size="${size.toFixed(1)}">${written}</text>`;

function sector(
  sign: (typeof signNames)[number],
  index: number,
  { ring, size }: WheelMeasures,
  at: WheelPosition,
): Html {
  const from = index * 30;
  const [a, b, c, d] = [
    at(from, ring.outer),
    at(from + 30, ring.outer),
    at(from + 30, ring.inner),
    at(from, ring.inner),
  ];
  const path = `M${coordinates(...a)}A${ring.outer} ${ring.outer} 0 0 0 ${coordinates(...b)}L${coordinates(...c)}A${ring.inner} ${ring.inner} 0 0 1 ${coordinates(...d)}Z`;
  const [x, y] = at(from + 15, (ring.outer + ring.inner) / 2);
  const element = elements[index % 4];
  return html`<path class="sector ${element}" d="${path}"/>${drawnGlyph(sign, x, y, size.sign, `glyph sign ${element}`)}`;
}

function marks({ ring }: WheelMeasures, at: WheelPosition): Html {
  const path = Array.from({ length: 360 }, (_, degree) => {
    const length = degree % 10 === 0 ? 12 : degree % 5 === 0 ? 9 : 5;
    return `M${coordinates(...at(degree, ring.inner))}L${coordinates(...at(degree, ring.inner - length))}`;
  });
  return html`<path class="marks" d="${path.join('')}"/>`;
}

/** Of two digits, as a multiple of the font size. */
const houseNumberWidth = 1.3;
const axisLabelDegrees = 13;
const axisNameRise = 0.55;
const axisDegreeDrop = 0.58;

/** A separate ring, because lines through the chart would cross the labels. */
function houses({ cusps }: NatalChart, { ring, size }: WheelMeasures, at: WheelPosition): Html[] {
  const middles = cusps.map((cusp, index) => cusp + normalize((cusps[(index + 1) % 12] ?? cusp) - cusp) / 2);
  const numberDegrees = (size.house * houseNumberWidth * 180) / (Math.PI * ring.number);
  const numbers = spread(middles, numberDegrees);
  return cusps.map((cusp, index) => {
    const [x, y] = at(numbers[index] ?? cusp, ring.number);
    const kind = index % 3 === 0 ? 'cusp strong' : 'cusp';
    return html`${line(kind, at(cusp, ring.houses), at(cusp, ring.aspects))}${line(kind, at(cusp, ring.inner), at(cusp, ring.tieOuter))}${text('number', { x, y, size: size.house, text: String(index + 1) })}`;
  });
}

function axes(chart: NatalChart, { ring, size }: WheelMeasures, at: WheelPosition): Html[] {
  const ends = [
    ['AC', 'DC', chart.ascendant],
    ['MC', 'IC', chart.midheaven],
  ] as const;
  const axisEnds = ends.flatMap(([name, opposite, longitude]) =>
    longitude === undefined
      ? []
      : [
          { name, longitude },
          { name: opposite, longitude: longitude + 180 },
        ],
  );
  const places = spread(
    axisEnds.map(({ longitude }) => longitude),
    axisLabelDegrees,
  );
  return axisEnds.map(({ name, longitude }, index) => {
    const { degree, minute } = degreeAndMinuteInSign(longitude);
    const [x, y] = at(places[index] ?? longitude, ring.axisLabel);
    return html`${line('axis', at(longitude, ring.outer), at(longitude, ring.axis))}${text('angle', { x, y: y - size.axis * axisNameRise, size: size.axis, text: name })}${text('minute', { x, y: y + size.axisDegree * axisDegreeDrop, size: size.axisDegree, text: `${degree}° ${minuteText(minute)}` })}`;
  });
}

function aspectLine(
  { kind, ends, orb, points }: AspectAnswer,
  { ring }: WheelMeasures,
  at: WheelPosition,
): Html | undefined {
  if (kind === undefined || ends === undefined || kind === 'Conjunction') return undefined;
  const strength = orb === undefined || orb > 5 ? 'wide' : orb > 2 ? 'near' : 'close';
  return line(
    `aspect ${kind.toLowerCase()} ${strength}`,
    at(ends[0], ring.aspects),
    at(ends[1], ring.aspects),
    points && aspectKey(points),
  );
}

function bodyAt(
  { body, place, scale, labels }: DrawnBody,
  { ring, size }: WheelMeasures,
  at: WheelPosition,
): Html {
  const [glyph, ...written] = labels;
  const [dotX, dotY] = at(body.longitude, ring.aspects);
  const label = `${body.name} ${degreesInSign(body.longitude)} ${body.sign ?? signNameOf(body.longitude)}${body.retrograde ? ', R' : ''}`;
  return html`<g class="body"><title>${label}</title>${line('tie true', at(body.longitude, ring.inner), at(body.longitude, ring.tieOuter))}${line('tie', at(body.longitude, ring.tieOuter), at(place, ring.tieInner))}<circle class="point" cx="${dotX.toFixed(1)}" cy="${dotY.toFixed(1)}" r="3.4"/>${
    glyph &&
    (body.glyph === undefined
      ? text('short', { x: glyph.x, y: glyph.y, size: size.degree * scale, text: shortName(body.name) })
      : drawnGlyph(body.glyph, glyph.x, glyph.y, glyph.size))
  }${written.map((one, index) => text(labelKinds[index] ?? 'retro', one))}</g>`;
}

const labelKinds = ['degree', 'minute', 'retro'] as const;

const shortName = (name: string): string => {
  const letters = [...new Intl.Segmenter().segment(name.trim())].slice(0, 2).map(({ segment }) => segment);
  return letters.join('') || '?';
};

export const wheelInWords = ({ bodies }: NatalChart): string =>
  bodies
    .map(
      ({ name, longitude, sign, retrograde }) =>
        `${name} ${degreesInSign(longitude)} ${sign ?? signNameOf(longitude)}${retrograde ? ' R' : ''}`,
    )
    .join(', ');
