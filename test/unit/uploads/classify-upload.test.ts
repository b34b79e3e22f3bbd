import { expect, test } from 'vitest';
import { classifyUpload } from '../../../shared/uploads/classify-upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

test('An upload whose key names no folder ends as refused, with the reason recorded', async () => {
  const world = new IntakeWorld();
  const event = world.put('hands/june/anna.jpg', 'x');
  const deps = {
    ledger: world.ledger,
    reader: { name: 'reader', until: world.now + 60_000 },
    settings: usualIntake,
    log: silent,
  };
  expect(await classifyUpload(deps, event)).toBeUndefined();
  const [upload] = world.uploads();
  expect(upload).toMatchObject({ state: 'refused', batch: 'unnamed', counts: { refused: 1 } });
  expect(upload?.lease).toBeUndefined();
});
