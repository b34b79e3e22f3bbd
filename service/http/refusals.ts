import type { ValidationItem } from '../../shared/contract/validation.ts';
import { ServiceError } from '../handler/errors.ts';

/** A refusal: what the contract does not show is decided here and written down in docs/contract.md. */
export interface Refusal {
  readonly status: 401 | 402 | 403 | 404 | 409 | 413 | 422 | 500 | 503;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const because = (status: Refusal['status'], msg: string): Refusal => ({
  status,
  body: { status: false, msg },
});

/** Status and body of every refusal that is the same each time. */
export const refusals = {
  fromBrowser: because(
    403,
    'Calls from a browser are refused: call from a server, where the credential stays secret.',
  ),
  notFound: {
    status: 404,
    body: {
      status: false,
      statusCode: 404,
      error_msg:
        'The requested API endpoint is not available. Every operation is a POST, except GET /; GET /openapi.json lists them.',
    },
  },
  unauthenticated: {
    ...because(401, 'API authentication failed!'),
    headers: { 'www-authenticate': 'Basic realm="service", charset="UTF-8"' },
  },
  notAdmin: {
    ...because(401, 'The account API takes Authorization: Bearer with the admin token.'),
    headers: { 'www-authenticate': 'Bearer realm="account"' },
  },
  notInPlan: because(403, 'This credential does not reach this endpoint.'),
  walletSpent: because(
    402,
    'No credits left: add credits to the wallet and send the call again. Nothing was charged.',
  ),
  accountClosed: because(403, 'The account API is closed: the service was started without an admin token.'),
  tooLarge: because(413, 'The request body is over 8 MB. A photo may have 5 MB. Nothing was charged.'),
  failed: because(500, 'The service failed on this call.'),
  unavailable: {
    ...because(503, 'The service cannot reach its books. Nothing was done or charged; try again.'),
    headers: { 'retry-after': '5' },
  },
} as const satisfies Record<string, Refusal>;

/** Thrown where a request ends early; `cause` is set where the fault is ours. */
export class RefusedError extends ServiceError {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(`refused with ${refusal.status}`, options);
    this.refusal = refusal;
  }
}

export function refused(status: 404 | 409, message: string): Refusal {
  return because(status, message);
}

/** The longest `input` that a 422 gives back, in characters of JSON; a longer one is left out. */
const maxEchoCharacters = 2000;

/** The validation error body of the contract. `input` is optional there; a photo is not sent back. */
export function invalid(detail: readonly ValidationItem[]): Refusal {
  return { status: 422, body: { detail: detail.map(withShortInput) } };
}

function withShortInput({ input, ...item }: ValidationItem): ValidationItem {
  return input !== undefined && JSON.stringify(input).length <= maxEchoCharacters ? { ...item, input } : item;
}
