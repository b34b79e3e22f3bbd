import { gateId, noteVersion } from '../../../shared/gate/gate.ts';
import { announceCredentialRequest } from '../../../shared/views/credential-view.ts';
import type { ReportsDeps } from '../deps.ts';
import type { Handlers } from '../http/operations.ts';
import { bodyOf } from '../http/requests.ts';

/** After the request, functions read the secret again before the next call. */
export function credentialRoutes({ ledger, gates }: ReportsDeps) {
  return {
    announceCredential: async (c) => {
      const { version } = await bodyOf(c, announceCredentialRequest);
      for (const gate of gates) await noteVersion(ledger, gate, 'credentialVersion', version);
      return c.json({ version, gates: gates.map(gateId) });
    },
  } satisfies Partial<Handlers>;
}
