import { acceptShape, readShapes } from '../../../shared/drift/remembered.ts';
import { acceptDriftRequest } from '../../../shared/views/drift-view.ts';
import type { ReportsDeps } from '../deps.ts';
import type { Handlers } from '../http/operations.ts';
import { bodyOf } from '../http/requests.ts';
import { readDriftView } from '../views/drift-view.ts';

export function driftRoutes({ ledger, service }: ReportsDeps) {
  const profile = service.profile.name;

  return {
    readDrift: async (c) => c.json(await readDriftView(ledger, profile)),

    acceptDrift: async (c) => {
      const { operation } = await bodyOf(c, acceptDriftRequest);
      const accepted: string[] = [];
      for (const shape of await readShapes(ledger.table, profile)) {
        if (operation !== undefined && shape.operation !== operation) continue;
        if (await acceptShape(ledger.table, profile, shape)) accepted.push(shape.operation);
      }
      return c.json({ accepted });
    },
  } satisfies Partial<Handlers>;
}
