import { normalize } from '@palmleaf/engines/sky';
import type { Body, NatalChart } from '../answers/natal.ts';
import { spread } from '../answers/spread.ts';

export const width = 1100;
export const height = 1060;
export const middle = { x: width / 2, y: height / 2 };

/** Radii, from outside in, and sizes of letters. Each label has a ring to itself, and no line crosses it. */
export interface WheelLook {
  readonly ring: typeof ring;
  readonly size: typeof size;
  /** Degrees between neighbours: what the widest of their labels takes on its ring, and some air. */
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
/** Share of its box that a glyph fills. */
const drawnShare = 0.84;
/** Widths of Noto Sans, as shares of the size. */
const widthOf: Readonly<Record<string, number>> = { '°': 0.43, '′': 0.24, R: 0.62 };

/** For paper, and for screens as wide as a hand. */
export const wideLook: WheelLook = { ring, size, gap: 9.8 };

/** For screens of phones, where the whole wheel is a third as wide: letters half as large again, and further apart. */
export const phoneLook: WheelLook = {
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

export type Point = readonly [x: number, y: number];
export type Place = (longitude: number, radius: number) => Point;

/** A label as it stands on the drawing, for what must not touch. */
export interface Label {
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
export function partsOf(longitude: number): { readonly degree: number; readonly minute: number } {
  const minutes = Math.min(30 * 60 - 1, Math.floor((normalize(longitude) % 30) * 60 + 1e-6));
  return { degree: Math.floor(minutes / 60), minute: minutes % 60 };
}

const lettersWide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widthOf[letter] ?? 0.58), 0);

export const minuteText = (minute: number): string => `${String(minute).padStart(2, '0')}′`;

/** A body where it stands on the wheel, moved apart from its neighbours. */
export interface PlacedBody {
  readonly body: Body;
  /** Its glyph, without text, then what is written below it. */
  readonly labels: readonly Label[];
  /** Degrees. */
  readonly place: number;
  /** Below 1 where the ring is too full for letters of their size. */
  readonly scale: number;
}

/** Where everything that is written or drawn beside a body stands. */
export function placesOf(
  chart: NatalChart,
  at: Place,
  { ring, size, gap }: WheelLook = wideLook,
): PlacedBody[] {
  const { bodies } = chart;
  // Beyond so many bodies the ring is full, and labels grow smaller with their places.
  const roomFor = Math.floor(360 / gap);
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

export const placeIn = (chart: NatalChart): Place => {
  const east = chart.ascendant ?? chart.cusps[0] ?? 0;
  return (longitude, radius) => {
    const angle = ((180 + longitude - east) * Math.PI) / 180;
    return [middle.x + radius * Math.cos(angle), middle.y - radius * Math.sin(angle)];
  };
};
