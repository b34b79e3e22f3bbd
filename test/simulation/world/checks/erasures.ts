import { type Subject, subjectName } from '../../../../shared/ledger/items/keys.ts';
import { storeFolder } from '../../../../shared/ledger/parts/bodies.ts';
import type { Item } from '../../../../shared/table/table.ts';
import type { World } from '../world.ts';

/** Promise 11: of who was erased nothing is left, in no item, no object and no message, under none of its names. */
export function checkErasures(world: World): void {
  const texts = [...world.table.items()].map((item) => ({ item, text: textOf(item) }));
  const objects = [...world.inbox.keys(), ...world.store.keys()];
  const messages = Object.values(world.queues).flatMap((queue) => queue.bodies());
  for (const { subject, photoName } of world.scenario.people) {
    const name = subjectName(subject);
    if (!world.erased.has(name) || cameAgain(world, name)) continue;
    const traces = tracesOf(subject, photoName === undefined ? [] : [photoName]);
    const has = (text: string) => traces.some((trace) => text.includes(trace));
    for (const { item, text } of texts)
      if (has(text)) world.wrong(name, `${name} was erased, and is left in ${item.pk} ${item.sk}`);
    for (const key of objects) if (has(key)) world.wrong(name, `${name} was erased, and ${key} is left`);
    for (const body of messages)
      if (has(body)) world.wrong(name, `${name} was erased, and is left in a message`);
  }
}

/**
 * Where a clock was set back, an erasure may be asked for at a time before an upload that had come by then, and whose
 * event comes later still: by the clocks that there are, that upload is a new decision.
 */
function cameAgain({ scenario, files, erasedAt }: World, name: string): boolean {
  const at = erasedAt.get(name);
  if (scenario.clockSteps === undefined || at === undefined) return false;
  return files.some(
    ({ time, lines }) => time > at && lines.some(({ subject }) => subjectName(subject) === name),
  );
}

/** What tells of a subject: its name, its folder in the store, the keys of its photos. Ids are unique in a world. */
const tracesOf = ({ batch, id }: Subject, photoNames: readonly string[]): string[] =>
  [id, ...photoNames].flatMap((one) => [one, storeFolder({ batch, id: one })]);

/** An item as text, with the members of its sets. */
const textOf = (item: Item): string =>
  JSON.stringify(item, (_name, value: unknown) =>
    value instanceof Set ? [...value] : value instanceof Uint8Array ? '' : value,
  );
