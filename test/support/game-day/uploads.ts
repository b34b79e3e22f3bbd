import { readFileSync } from 'node:fs';
import { birthsCsv } from '../pipeline/births.ts';
import { eventually } from '../pipeline/eventually.ts';
import type { World } from './play.ts';

const photo = readFileSync(new URL('../../../events/samples/inbox/palms/samples/ben.jpg', import.meta.url));
const threePeople = ['anna', 'ben', 'cleo'];

export const uploadPeople = ({ pipeline }: World, ids: readonly string[] = threePeople): Promise<void> =>
  pipeline.put('births/june.csv', birthsCsv(ids));

/** `number` makes birth data differ, since equal ones are bought once. */
export const uploadPerson = ({ pipeline }: World, id: string, number: number): Promise<void> =>
  pipeline.put(`births/june/${id}.csv`, birthsCsv([id], number));

export const uploadHome = ({ pipeline }: World): Promise<void> =>
  pipeline.put('births/june/homes.csv', 'id,vastu_id\nhome,vst_0123456789abcdef\n');

export const uploadPhoto = ({ pipeline }: World): Promise<void> => pipeline.put('palms/june/ben.jpg', photo);

export async function completePeople(world: World): Promise<void> {
  await uploadPeople(world);
  await eventually('the reports are complete', async () => {
    await world.stack.passMinutes(1);
    return (await world.pipeline.batch('june').catch(() => undefined))?.complete === threePeople.length;
  });
}
