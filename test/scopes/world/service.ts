import type { OperationName } from '@palmleaf/contract/operations';
import type { PartName } from '../../../shared/plan/part-names.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { answerOf } from '../../support/worlds/ledger-world.ts';

export interface Attempt {
  readonly subject: string;
  readonly part: PartName;
  readonly operation: OperationName;
  readonly inputsHash: string;
  readonly wave: string;
}

export class ScopeService {
  readonly charged: Attempt[] = [];
  credits = Number.POSITIVE_INFINITY;
  /** Undefined accepts every version of the credential. */
  accepted: string | undefined;
  readonly notBuilt = new Set<OperationName>();
  readonly refusing = new Set<OperationName>();

  answer(attempt: Attempt, { operation }: Call, { version }: Credential): Answer {
    if (this.accepted !== undefined && version !== this.accepted)
      return answerOf('credential refused', { status: 401 });
    if (this.notBuilt.has(operation)) return answerOf('not implemented', { status: 501 });
    if (this.refusing.has(operation)) return answerOf('unprocessable', { status: 422, body: {} });
    if (this.credits <= 0) return answerOf('wallet empty', { status: 402 });
    this.credits -= 1;
    this.charged.push(attempt);
    const palm = operation === 'get-palm-id' ? { palm_id: 'palm-1' } : {};
    return answerOf('json', { status: 200, body: { of: attempt.inputsHash, ...palm } });
  }

  get position(): unknown {
    return [
      this.credits,
      this.accepted,
      [...this.notBuilt].sort(),
      this.charged
        .map(({ subject, part, inputsHash, wave }) => [subject, part, inputsHash, wave].join())
        .sort(),
    ];
  }
}
