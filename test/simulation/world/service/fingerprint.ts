import { operations } from '@palmleaf/contract/operations';
import { canonical } from '../../../../shared/plan/canonical.ts';
import type { PlannedCall } from '../../../../shared/plan/plan.ts';

/** Two palm_ids of one photo have the same fingerprint. */
export const fingerprint = (
  path: string,
  photo: string | undefined,
  body: Readonly<Record<string, unknown>>,
  language: string | undefined,
): string =>
  photo === undefined
    ? `${path} ${canonical({ ...texts(questionOf(body)), language: language ?? 'en' })}`
    : `${path} ${photo}`;

const questionOf = ({ sid: _sid, ...body }: Readonly<Record<string, unknown>>) => body;

/** Form bodies carry texts only, so everything is compared as text. */
const texts = (body: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

export function plannedFingerprint(call: PlannedCall, photo: string | undefined): string {
  const ofPalm = call.part.startsWith('palm/');
  return fingerprint(operations[call.operation].path, ofPalm ? photo : undefined, call.body, call.language);
}
