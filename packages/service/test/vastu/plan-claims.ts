import { allPadas, type Pada, zoneOfPada, zoneWords } from '@palmleaf/engines/mandala';
import type { Plan } from '../../vastu/plan.ts';
import type { readPlan } from '../../vastu/reading.ts';

type Reading = ReturnType<typeof readPlan>;

interface Point {
  readonly x: number;
  readonly y: number;
}

function padaOfPoint({ x, y }: Point, { plot, orientation }: Plan) {
  const [right, up] = [(2 * x) / plot.width - 1, 1 - (2 * y) / plot.depth];
  const angle = (orientation * Math.PI) / 180;
  const east = right * Math.cos(angle) + up * Math.sin(angle);
  const north = up * Math.cos(angle) - right * Math.sin(angle);
  const wall = Math.max(Math.abs(right), Math.abs(up));
  const stretch = wall / (Math.max(Math.abs(east), Math.abs(north)) || 1);
  const index = (share: number): number =>
    Math.min(9, Math.max(1, Math.floor(Math.round(share * 4.5e9) / 1e9) + 1));
  return { row: index(1 - north * stretch), column: index(1 + east * stretch) };
}

function padaAt(row: number, column: number): Pada {
  const pada = allPadas[(row - 1) * 9 + column - 1];
  if (!pada) throw new RangeError(`no pada at row ${row}, column ${column}`);
  return pada;
}

const zoneAt = ({ row, column }: { readonly row: number; readonly column: number }): string =>
  zoneWords[zoneOfPada(padaAt(row, column))];

const isWithin = ({ x, y }: Point, room: Plan['rooms'][number]): boolean =>
  x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.depth;

function reaches(room: Plan['rooms'][number], plan: Plan, row: number, column: number): boolean {
  const steps = Array.from({ length: 60 }, (_, i) => (i + 0.5) / 60);
  return steps.some((across) =>
    steps.some((down) => {
      const at = padaOfPoint({ x: room.x + across * room.width, y: room.y + down * room.depth }, plan);
      return at.row === row && at.column === column;
    }),
  );
}

interface Thing {
  readonly name: string;
  readonly at: Point;
  readonly rooms: readonly Plan['rooms'][number][];
  readonly isEntrance: boolean;
}

function thingsOf(plan: Plan): readonly Thing[] {
  const point = (isEntrance: boolean) => (one: Point & { readonly name: string }) => ({
    name: one.name,
    at: one,
    rooms: plan.rooms.filter((room) => isWithin(one, room)),
    isEntrance,
  });
  return [
    ...plan.rooms.map((room) => ({
      name: room.name,
      at: { x: room.x + room.width / 2, y: room.y + room.depth / 2 },
      rooms: [room],
      isEntrance: false,
    })),
    ...[...plan.fixtures, ...plan.windows].map(point(false)),
    ...plan.entrances.map(point(true)),
  ];
}

const isInOuterWall = ({ x, y }: Point, { plot }: Plan): boolean =>
  Math.min(x, plot.width - x) / plot.width <= 1 / 18 || Math.min(y, plot.depth - y) / plot.depth <= 1 / 18;

const verdictOf: Readonly<Record<string, string>> = {
  'does not suit it': 'the wrong place',
  'is not one of its places': 'a place to keep an eye on',
  'accepts it well': 'a fair place',
};

export function vastuClaims(plan: Plan, reading: Reading) {
  const things = new Map(thingsOf(plan).map((thing) => [thing.name, thing]));
  const found = { made: 0, denied: [] as string[] };
  const claim = (text: string, holds: boolean): void => {
    found.made += 1;
    if (!holds) found.denied.push(text);
  };
  for (const { interpretation, placements, recommended_action: action } of reading.interpretation) {
    const { effect_on_this_home: effect } = interpretation;
    for (const { display_name: name, category, pada_position: position } of placements) {
      const thing = things.get(name);
      if (!thing) throw new Error(`the plan has no ${name}`);
      const at = padaOfPoint(thing.at, plan);
      if (category !== 'room')
        claim(`${name} at row ${position.row}`, at.row === position.row && at.column === position.column);
      const own =
        placements.length === 1 ? effect : (effect.split('For ').find((part) => part.startsWith(name)) ?? '');
      const [, zone, verdict = ''] =
        /because the ([a-z-]+) (does not suit it|is not one of its places|accepts it well)/.exec(own) ?? [];
      if (zone === undefined) continue;
      claim(own, zone === zoneAt(at));
      claim(own, own.includes(verdictOf[verdict] ?? 'no verdict'));
    }
    if (Array.isArray(action)) continue;
    judgeAdvice(action.recommendation.what_to_do, plan, things, claim);
    judgeAdvice(action.recommendation.why_it_helps, plan, things, claim);
  }
  return found;
}

function judgeAdvice(
  text: string,
  plan: Plan,
  things: ReadonlyMap<string, Thing>,
  claim: (text: string, holds: boolean) => void,
): void {
  for (const [, field = '', zone = ''] of text.matchAll(/the field of (\w+) in the ([a-z-]+)/g)) {
    claim(
      text,
      allPadas.some((pada) => pada.devata.name === field && zoneAt(pada) === zone),
    );
  }
  const [, moved, zone, row, column] =
    /^Move (.+?) to the field of \w+ in the ([a-z-]+) \(row (\d), column (\d)\)/.exec(text) ?? [];
  if (moved !== undefined) {
    const target = { row: Number(row), column: Number(column) };
    const rooms = things.get(moved)?.rooms ?? [];
    claim(
      text,
      zone === zoneAt(target) && rooms.some((room) => reaches(room, plan, target.row, target.column)),
    );
  }
  const [, item] = /No other place in the same room suits (.+?) better/.exec(text) ?? [];
  if (item !== undefined) claim(text, (things.get(item)?.rooms.length ?? 0) > 0);
  const [, traded = '', middle] =
    /: (.+?) lies mostly in the field of \w+, its middle in the ([a-z-]+)/.exec(text) ?? [];
  const room = things.get(traded);
  if (room) claim(text, middle === zoneAt(padaOfPoint(room.at, plan)));
  const [, lonely] = /The plan shows no room around (.+?), so/.exec(text) ?? [];
  if (lonely !== undefined) claim(text, things.get(lonely)?.rooms.length === 0);
  const [, door] = /^Make (.+?) the door of daily use/.exec(text) ?? [];
  const opened = door === undefined ? undefined : things.get(door);
  if (opened) claim(text, opened.isEntrance && isInOuterWall(opened.at, plan));
}
