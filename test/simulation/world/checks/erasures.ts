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
    if (!world.erased.has(name)) continue;
    const traces = tracesOf(subject, photoName === undefined ? [] : [photoName]);
    const has = (text: string) => traces.some((trace) => text.includes(trace));
    // Open, and left out: pointers of inputs that newer ones have replaced, and the origin of parts that were copied
    // where more than eight share an input. Nothing leads from the erased subject to either.
    for (const { item, text } of texts)
      if (has(text) && !item.pk.startsWith('inputs#'))
        world.wrong(name, `${name} was erased, and is left in ${item.pk} ${item.sk}`);
    for (const key of objects) if (has(key)) world.wrong(name, `${name} was erased, and ${key} is left`);
    for (const body of messages)
      if (has(body)) world.wrong(name, `${name} was erased, and is left in a message`);
  }
}

/** What tells of a subject: its name, its folder in the store, the keys of its photos. Ids are unique in a world. */
const tracesOf = ({ batch, id }: Subject, photoNames: readonly string[]): string[] =>
  [id, ...photoNames].flatMap((one) => [one, storeFolder({ batch, id: one })]);

/** An item as text, with the members of its sets. */
const textOf = (item: Item): string =>
  JSON.stringify({ ...item, reusedFrom: '' }, (_name, value: unknown) =>
    value instanceof Set ? [...value] : value instanceof Uint8Array ? '' : value,
  );
