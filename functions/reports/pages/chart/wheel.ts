import type { Aspect, Body, NatalChart } from '../../../../books/answers/natal.ts';
import { spread } from '../../../../books/answers/spread.ts';
import { degreesInSign, elements, signOf } from '../../../../books/answers/zodiac.ts';
import { normalize } from '../../../../engines/sky/angle.ts';
import { signNames } from '../../../../engines/zodiac/signs.ts';
import { type Html, html } from '../html/html.ts';
import { counted } from '../html/words.ts';
import { drawnGlyph } from './glyphs.ts';

const size = 680;
const middle = size / 2;
/** Radii of the rings, from outside in. */
const ring = {
  label: 326,
  outer: 308,
  inner: 262,
  glyph: 232,
  degree: 203,
  houses: 172,
  number: 154,
  aspects: 136,
};
const glyphSize = 25;
/** Degrees between neighbouring glyphs: a glyph and a little air on the ring that they stand on. */
const glyphGap = ((glyphSize + 3) / ring.glyph) * (180 / Math.PI);

type Point = readonly [x: number, y: number];

/** The natal wheel: ascendant at the left, signs against the clock. */
export function wheel(chart: NatalChart): Html {
  const east = chart.ascendant ?? chart.cusps[0] ?? 0;
  const at = (longitude: number, radius: number): Point => {
    const angle = ((180 + longitude - east) * Math.PI) / 180;
    return [middle + radius * Math.cos(angle), middle - radius * Math.sin(angle)];
  };
  const title = `Natal wheel with ${counted(chart.bodies.length, 'body', 'bodies')} and ${counted(chart.aspects.length, 'aspect')}; the tables beside it give the same in words.`;
  return html`<svg class="wheel" viewBox="0 0 ${size} ${size}" role="img" aria-label="${title}">
${signNames.map((sign, index) => signSector(sign, index, at))}
${marks(at)}
<circle class="edge" cx="${middle}" cy="${middle}" r="${ring.outer}"/><circle class="edge" cx="${middle}" cy="${middle}" r="${ring.inner}"/>
<circle class="faint" cx="${middle}" cy="${middle}" r="${ring.houses}"/><circle class="edge inside" cx="${middle}" cy="${middle}" r="${ring.aspects}"/>
${houses(chart, at)}
${axis(chart.ascendant, 'AC', 'DC', at)}${axis(chart.midheaven, 'MC', 'IC', at)}
${chart.aspects.map((aspect) => aspectLine(aspect, at))}
${planets(chart.bodies, at)}
</svg>`;
}

type Place = (longitude: number, radius: number) => Point;

const written = (...numbers: readonly number[]): string =>
  numbers.map((number) => number.toFixed(1)).join(' ');

function line(className: string, [x1, y1]: Point, [x2, y2]: Point): Html {
  return html`<line class="${className}" x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}"/>`;
}

function signSector(sign: (typeof signNames)[number], index: number, at: Place): Html {
  const from = index * 30;
  const [a, b, c, d] = [
    at(from, ring.outer),
    at(from + 30, ring.outer),
    at(from + 30, ring.inner),
    at(from, ring.inner),
  ];
  const path = `M${written(...a)}A${ring.outer} ${ring.outer} 0 0 0 ${written(...b)}L${written(...c)}A${ring.inner} ${ring.inner} 0 0 1 ${written(...d)}Z`;
  const [x, y] = at(from + 15, (ring.outer + ring.inner) / 2);
  const element = elements[index % 4];
  return html`<path class="sector ${element}" d="${path}"/>${drawnGlyph(sign, x, y, 28, `glyph sign ${element}`)}`;
}

/** A mark at each degree on the inside of the signs, longer at five and ten. */
function marks(at: Place): Html {
  const path = Array.from({ length: 360 }, (_, degree) => {
    const length = degree % 10 === 0 ? 9 : degree % 5 === 0 ? 6 : 3;
    return `M${written(...at(degree, ring.inner))}L${written(...at(degree, ring.inner - length))}`;
  });
  return html`<path class="marks" d="${path.join('')}"/>`;
}

function houses({ cusps }: NatalChart, at: Place): Html[] {
  const middles = cusps.map((cusp, index) => cusp + normalize((cusps[(index + 1) % 12] ?? cusp) - cusp) / 2);
  const numbers = spread(middles, 6);
  return cusps.map((cusp, index) => {
    const [x, y] = at(numbers[index] ?? cusp, ring.number);
    return html`${line('cusp', at(cusp, ring.inner), at(cusp, ring.aspects))}<text class="number" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${index + 1}</text>`;
  });
}

/** An axis through the chart, its two ends named outside of the signs. */
function axis(longitude: number | undefined, name: string, opposite: string, at: Place): Html | undefined {
  if (longitude === undefined) return undefined;
  const ends = [
    { at: longitude, name },
    { at: longitude + 180, name: opposite },
  ];
  return html`${ends.map((end) => {
    const [x, y] = at(end.at, ring.label);
    return html`${line('axis', at(end.at, ring.outer), at(end.at, ring.aspects))}<text class="angle" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${end.name}</text>`;
  })}`;
}

function aspectLine({ kind, ends, orb }: Aspect, at: Place): Html | undefined {
  if (kind === undefined || ends === undefined || kind === 'Conjunction') return undefined;
  const strength = orb === undefined || orb > 5 ? 'wide' : orb > 2 ? 'near' : 'close';
  return line(
    `aspect ${kind.toLowerCase()} ${strength}`,
    at(ends[0], ring.aspects),
    at(ends[1], ring.aspects),
  );
}

/** Glyphs moved apart, each tied to its true place on the ring of degrees and to its point on the ring of aspects. */
function planets(bodies: readonly Body[], at: Place): Html[] {
  const places = spread(
    bodies.map(({ longitude }) => longitude),
    glyphGap,
  );
  const gap = Math.min(glyphGap, 360 / Math.max(1, bodies.length));
  const scale = gap / glyphGap;
  return bodies.map((body, index) => {
    const place = places[index] ?? body.longitude;
    const [x, y] = at(place, ring.glyph);
    const [textX, textY] = at(place, ring.degree);
    const [dotX, dotY] = at(body.longitude, ring.aspects);
    const degree = Math.min(29, Math.floor(normalize(body.longitude) % 30));
    const label = `${body.name} ${degreesInSign(body.longitude)} ${body.sign ?? signOf(body.longitude)}${body.retrograde ? ', retrograde' : ''}`;
    return html`<g class="body"><title>${label}</title>${line('tie', at(body.longitude, ring.inner - 9), at(place, ring.glyph + 15 * scale))}<circle class="point" cx="${dotX.toFixed(1)}" cy="${dotY.toFixed(1)}" r="2.5"/>${
      body.glyph === undefined
        ? html`<text class="short" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${shortName(body.name)}</text>`
        : drawnGlyph(body.glyph, x, y, glyphSize * scale)
    }<text class="degree" x="${textX.toFixed(1)}" y="${textY.toFixed(1)}">${degree}°${body.retrograde ? html`<tspan class="retro" dx="1" dy="-4">R</tspan>` : ''}</text></g>`;
  });
}

const shortName = (name: string): string => [...name.trim()].slice(0, 2).join('') || '?';
