import { ServiceError } from '../handler/errors.ts';
import { shortened } from './shortened.ts';

/** An error answer; docs/contract.md lists them. */
export interface Refusal {
  readonly status: 400 | 401 | 402 | 403 | 404 | 408 | 409 | 413 | 422 | 431 | 500 | 503;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const refusalWith = (status: Refusal['status'], msg: string): Refusal => ({
  status,
  body: { status: false, msg },
});

export const refusals = {
  fromBrowser: refusalWith(
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
    ...refusalWith(401, 'API authentication failed!'),
    headers: { 'www-authenticate': 'Basic realm="service", charset="UTF-8"' },
  },
  notAdmin: {
    ...refusalWith(401, 'The account API takes Authorization: Bearer with the admin token.'),
    headers: { 'www-authenticate': 'Bearer realm="account"' },
  },
  notInPlan: refusalWith(403, 'This credential may not call this endpoint.'),
  walletEmpty: refusalWith(
    402,
    'No credits left: add credits to the wallet and send the call again. Nothing was charged.',
  ),
  accountClosed: refusalWith(
    403,
    'The account API is closed: the service was started without an admin token.',
  ),
  tooLarge: refusalWith(413, 'The request body is over 8 MB. A photo may have 5 MB. Nothing was charged.'),
  planTooLarge: refusalWith(
    413,
    'The request body is over 512 KB, more than the largest plan. Nothing was charged.',
  ),
  tooLargeWithoutPhoto: refusalWith(
    413,
    'The request body is over 64 KB, and this operation takes no photo. Nothing was charged.',
  ),
  truncatedBody: refusalWith(
    400,
    'The connection ended before the whole body had arrived. Nothing was charged.',
  ),
  tooSlow: refusalWith(
    408,
    'The request took too long: the headers may take 10 seconds, the whole request 60. Nothing was charged.',
  ),
  notHttp: refusalWith(400, 'This is not a readable HTTP request. Nothing was charged.'),
  headersTooLarge: refusalWith(431, 'The headers of the request are over 16 KB. Nothing was charged.'),
  tooManyChunks: {
    ...refusalWith(
      400,
      'The request body came in more than 8,192 chunks: send larger chunks. Nothing was charged.',
    ),
    headers: { connection: 'close' },
  },
  failed: refusalWith(500, 'The service failed on this call.'),
  unavailable: {
    ...refusalWith(503, 'The service cannot reach its ledger. Nothing was done or charged; try again.'),
    headers: { 'retry-after': '5' },
  },
} as const satisfies Record<string, Refusal>;

/** Thrown to end a request early; `cause` is set if the fault is ours. */
export class RefusedError extends ServiceError {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(`refused with ${refusal.status}`, options);
    this.refusal = refusal;
  }
}

export function refused(status: 404 | 409, message: string): Refusal {
  return refusalWith(status, shortened(message));
}
