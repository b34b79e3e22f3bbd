import type { Ask, Messages } from '../../../packages/client/index.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { reportsOver } from '../reports/app.ts';

export const anna = { batch: 'june', id: 'left/anna' };

export async function finished() {
  const world = new PipelineWorld();
  await world.acceptPhoto(anna);
  await world.work(anna);
  await world.publish();
  const { app } = reportsOver(world.ledger);
  const ask: Ask = async (path) => app.request(path);
  const messages: Messages = {
    Records: world.published.map(({ kind, detail }, index) => ({
      messageId: `m-${index}`,
      body: JSON.stringify({ version: '0', source: 'palmleaf', 'detail-type': kind, detail }),
    })),
  };
  return { world, ask, messages };
}
