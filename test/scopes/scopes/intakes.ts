import { intake, upload } from '../world/intake.ts';
import type { Scope } from '../world/scope.ts';
import { chartGate, type ScopeWorld } from '../world/scope-world.ts';

const photo = 'palms/june/anna.jpg';
const otherPhoto = 'palms/june/scan.jpg';
const rows = 'births/june.csv';

function withUploads(world: ScopeWorld, photoKey: string, row: string): void {
  world.service.refusing.add('get-palm-id');
  upload(world, photoKey, 'a photo');
  upload(world, rows, row);
}

const gates = [
  chartGate,
  { base: 'palmistry', scheme: 'token' },
  { base: 'vision', scheme: 'token' },
] as const;

export const photoAndRow: Scope = {
  name: 'photo and row',
  what: 'intake reads a photo and a row of one new subject at once, and workers take their jobs',
  setUp: async (world) => withUploads(world, photo, 'id,vastu_id\nanna,v-1\n'),
  stages: [{ start: [intake('P', photo), intake('B', rows)] }],
  faults: { kinds: ['dies'], max: 1 },
  workers: 1,
  gates,
};

export const photoOfAnotherName: Scope = {
  name: 'a photo of another name',
  what: 'intake reads a row and, at the same time, a photo that the row names',
  setUp: async (world) => withUploads(world, otherPhoto, 'id,vastu_id,photo\nanna,v-1,scan.jpg\n'),
  stages: [{ start: [intake('P', otherPhoto), intake('B', rows)] }],
  faults: { kinds: ['dies'], max: 1 },
  workers: 1,
  gates,
};
