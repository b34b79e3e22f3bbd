import { operations } from '@palmleaf/contract/operations';
import { subjectName } from '../../../shared/ledger/items/keys.ts';
import type { Report } from '../../../shared/ledger/items/part.ts';
import { unpackBody } from '../../../shared/ledger/parts/bodies.ts';
import { purchaseOf } from '../../../shared/ledger/parts/parts.ts';
import { correlationOf } from '../../../shared/log.ts';
import { hashOf } from '../../../shared/plan/canonical.ts';
import { palmIdPart } from '../../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import type { Answer } from '../../../shared/service-client/caller.ts';
import {
  type Credential,
  isPlaceholder,
  MissingCredentialError,
} from '../../../shared/service-client/credential.ts';
import type { FanOutDeps } from '../deps.ts';
import { conversationBody } from './conversation.ts';

/** Undefined, without sending, when the secret lacks the credential of the base. */
export async function sendCall(
  { send, endpoints, seller }: Pick<FanOutDeps, 'send' | 'endpoints' | 'seller'>,
  { header, parts }: Report,
  planned: PlannedCall,
  body: Record<string, unknown>,
  credential: Credential,
): Promise<Answer | undefined> {
  if (isPlaceholder(credential)) return undefined;
  const { operation, language, part, inputsHash } = planned;
  const subject = subjectName(header);
  // One key for every attempt of a purchase, so that the service charges once; a retry after a refusal gets another
  // key.
  const purchase = purchaseOf(parts.get(part), inputsHash, seller) ?? 'first';
  const idempotencyKey = hashOf({ subject, part, inputsHash, purchase }).slice(0, 40);
  const correlationId = correlationOf(subject);
  const call = {
    operation,
    body,
    idempotencyKey,
    correlationId,
    ...(language === undefined ? {} : { language }),
  };
  try {
    return await send(call, endpoints[operations[operation].base], credential);
  } catch (error) {
    if (error instanceof MissingCredentialError) return undefined;
    throw error;
  }
}

export class CallBodies {
  readonly #deps: Pick<FanOutDeps, 'ledger' | 'addressOf' | 'palmIdIn'>;
  readonly #report: Report;
  #palmId: string | undefined;

  constructor(deps: Pick<FanOutDeps, 'ledger' | 'addressOf' | 'palmIdIn'>, report: Report) {
    this.#deps = deps;
    this.#report = report;
  }

  takePalmId({ body }: Answer): void {
    this.#palmId = this.#deps.palmIdIn(body);
  }

  /**
   * Undefined when the required palm_id is missing.
   * @param buysPalmId whether this wave buys a palm_id; a stored one then belongs to an older photo
   */
  async write(call: PlannedCall, buysPalmId: boolean): Promise<Record<string, unknown> | undefined> {
    if (call.part === palmIdPart) {
      const photo = this.#report.header.inputs.photo;
      if (photo === undefined) return undefined;
      return { ...call.body, image_url: await this.#deps.addressOf(photo.value.key) };
    }
    if (call.after?.part !== palmIdPart) return conversationBody(call, this.#report.parts);
    const stored = buysPalmId ? undefined : this.#report.parts.get(palmIdPart);
    if (this.#palmId === undefined && stored?.state === 'bought') {
      this.#palmId = this.#deps.palmIdIn(await unpackBody(this.#deps.ledger.bodies, stored));
    }
    return this.#palmId === undefined ? undefined : { ...call.body, palm_id: this.#palmId };
  }
}
