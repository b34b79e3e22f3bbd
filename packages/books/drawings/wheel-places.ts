import { normalize } from '@palmleaf/engines/sky';
import type { Body, NatalChart } from '../answers/natal.ts';
import { spread } from '../answers/spread.ts';
import { letterHeight, usualLetterWidth } from './letters.ts';

export const width = 1100;
export const height = 1060;
export const middle = { x: width / 2, y: height / 2 };

export interface WheelMeasures {
  readonly ring: typeof ring;
  readonly size: typeof size;
  /** Degrees: the width of the widest label on its ring, plus a margin. */
  readonly gap: number;
}

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
const drawnShareOfGlyph = 0.84;
/** Of Noto Sans, as fractions of the font size. */
const widthOf: Readonly<Record<string, number>> = { '°': 0.43, '′': 0.24, R: 0.62 };

export const wideMeasures: WheelMeasures = { ring, size, gap: 9.8 };

/** On phones the wheel is a third as wide. */
export const phoneMeasures: WheelMeasures = {
  ring: {
    axisLabel: 486,
    axis: 446,
    outer: 436,
    inner: 372,
    tieOuter: 360,
    tieInner: 346,
    glyph: 314,
    degree: 247,
    minute: 188,
    retrograde: 150,
    houses: 139,
    number: 118,
    aspects: 96,
  },
  size: {
    glyph: 58,
    sign: 50,
    degree: 38,
    minute: 31,
    retrograde: 26,
    house: 30,
    axis: 32,
    axisDegree: 29,
  },
  gap: 15.8,
};

export type WheelPoint = readonly [x: number, y: number];
export type WheelPosition = (longitude: number, radius: number) => WheelPoint;

export interface WheelLabel {
  readonly body: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** Truncated, so that 29° 59′ 59″ stays in its sign. */
export function degreeAndMinuteInSign(longitude: number): {
  readonly degree: number;
  readonly minute: number;
} {
  const minutes = Math.min(30 * 60 - 1, Math.floor((normalize(longitude) % 30) * 60 + 1e-6));
  return { degree: Math.floor(minutes / 60), minute: minutes % 60 };
}

const lettersWide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widthOf[letter] ?? usualLetterWidth), 0);

export const minuteText = (minute: number): string => `${String(minute).padStart(2, '0')}′`;

export interface DrawnBody {
  readonly body: Body;
  readonly labels: readonly WheelLabel[];
  readonly place: number;
  /** Below 1 if the ring is crowded. */
  readonly scale: number;
}

export function placesOf(
  chart: NatalChart,
  at: WheelPosition,
  { ring, size, gap }: WheelMeasures = wideMeasures,
): DrawnBody[] {
  const { bodies } = chart;
  const roomFor = Math.floor(360 / gap);
  const places = spread(
    bodies.map(({ longitude }) => longitude),
    gap,
  );
  const scale = Math.min(1, roomFor / Math.max(1, bodies.length));
  return bodies.map((body, index) => {
    const place = places[index] ?? body.longitude;
    const { degree, minute } = degreeAndMinuteInSign(body.longitude);
    const label = (text: string, radius: number, letters: number, high: number, wide: number): WheelLabel => {
      const [x, y] = at(place, radius);
      return {
        body: body.name,
        text,
        x,
        y,
        width: wide * scale,
        height: high * scale,
        size: letters * scale,
      };
    };
    const written = (text: string, radius: number, letters: number) =>
      label(text, radius, letters, letters * letterHeight, lettersWide(text) * letters);
    return {
      body,
      place,
      scale,
      labels: [
        label('', ring.glyph, size.glyph, size.glyph * drawnShareOfGlyph, size.glyph * drawnShareOfGlyph),
        written(`${degree}°`, ring.degree, size.degree),
        written(minuteText(minute), ring.minute, size.minute),
        ...(body.retrograde ? [written('R', ring.retrograde, size.retrograde)] : []),
      ],
    };
  });
}

export const placeIn = (chart: NatalChart): WheelPosition => {
  const east = chart.ascendant ?? chart.cusps[0] ?? 0;
  return (longitude, radius) => {
    const angle = ((180 + longitude - east) * Math.PI) / 180;
    return [middle.x + radius * Math.cos(angle), middle.y - radius * Math.sin(angle)];
  };
};
