import { serviceView } from '@palmleaf/shared/views/service-view';
import { ask } from '../api/ask.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { profileOf } from '../api/try-service.ts';
import { calls } from '../command-line/values.ts';
import type { Charged } from './compare.ts';
import { readStatement } from './read-statement.ts';

export const claimOptions = {
  charged: { type: 'string', value: 'CALLS', help: 'the number of all charged calls' },
  file: { type: 'string', value: 'CSV', help: 'the charged calls by operation' },
} as const;

export async function readClaim(
  reports: SignedFetch,
  { charged, file }: { readonly charged?: string | undefined; readonly file?: string | undefined },
  report: (sentence: string) => void,
): Promise<Charged[] | undefined> {
  if (file !== undefined) {
    const { paths } = profileOf(await ask(reports, serviceView, '/service'));
    return readStatement(file, report, paths);
  }
  return charged === undefined ? undefined : [{ calls: calls(charged, '--charged') }];
}
