import * as z from 'zod';
import type { SendRequest } from '../../../shared/service-client/caller.ts';

const totals = z.object({ charged: z.int(), operations: z.record(z.string(), z.int()) });
const requests = z.object({
  requests: z.array(z.object({ operation: z.string(), request: z.string(), calls: z.int() })),
  next: z.string().optional(),
});

export interface ServiceCharges {
  readonly charged: number;
  readonly byOperation: Readonly<Record<string, number>>;
  readonly byRequest: readonly z.output<typeof requests>['requests'][number][];
}

export async function readServiceCharges(
  serviceUrl: string,
  adminToken: string,
  toService: SendRequest,
): Promise<ServiceCharges> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await toService(new URL(path, serviceUrl).href, {
      method: 'GET',
      headers: { authorization: `Bearer ${adminToken}` },
    });
    if (!response.ok) throw new Error(`the account API answered ${response.status}`);
    return response.json();
  };
  const { charged, operations } = totals.parse(await ask('/account/calls'));
  const byRequest: ServiceCharges['byRequest'][number][] = [];
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({ by: 'request', ...(after === undefined ? {} : { after }) });
    const page = requests.parse(await ask(`/account/calls?${query}`));
    byRequest.push(...page.requests);
    if (page.next === undefined) return { charged, byOperation: operations, byRequest };
    after = page.next;
  }
}
