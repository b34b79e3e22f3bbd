import { type Zone, zoneOf } from './compass.ts';
import type { Cell, Devata } from './devata.ts';
import { devatas } from './devatas.ts';

export const padasPerSide = 9;

type Region = 'outer' | 'inner' | 'central';

export interface Pada extends Cell {
  /** 1 to 81, row by row from the north-west. */
  readonly number: number;
  readonly devata: Devata;
  readonly region: Region;
}

export function zoneOfDevata(devata: Devata): Zone {
  const middle = (padasPerSide + 1) / 2;
  const sum = (value: (cell: Cell) => number) => devata.padas.reduce((total, cell) => total + value(cell), 0);
  const isCornerRing = devata.ring === 'ring 2';
  const east = sum(({ column }) => column - middle);
  const north = sum(({ row }) => middle - row);
  return isCornerRing ? zoneOf(Math.sign(east), Math.sign(north)) : zoneOf(east, north);
}

export function zoneOfPada({ row, column, devata }: Pada): Zone {
  const middle = (padasPerSide + 1) / 2;
  return devata.ring === 'centre' ? 'centre' : zoneOf(column - middle, middle - row);
}

const region: Record<Devata['ring'], Region> = {
  'boundary ring 1': 'outer',
  'ring 2': 'inner',
  'ring 3': 'inner',
  centre: 'central',
};

export const allPadas: readonly Pada[] = devatas
  .flatMap((devata) =>
    devata.padas.map((cell) => ({
      ...cell,
      number: (cell.row - 1) * padasPerSide + cell.column,
      devata,
      region: region[devata.ring],
    })),
  )
  .sort((a, b) => a.number - b.number);

const byNumber = new Map(allPadas.map((pada) => [pada.number, pada]));

/** Row and column are 1 to 9. */
export function padaAt(row: number, column: number): Pada {
  const pada = byNumber.get((row - 1) * padasPerSide + column);
  if (!pada) throw new RangeError(`the mandala has no pada at row ${row}, column ${column}`);
  return pada;
}
