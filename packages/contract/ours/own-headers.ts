/**
 * Headers that are no part of the contract: what our own functions say to the service that runs beside them. A vendor is
 * sent none of them.
 */
export const ownHeaders = {
  /** The caller's own Authorization, where that header is taken by the signature that an address of AWS asks for. */
  authorization: 'x-service-authorization',
  /** The id by which the lines about one subject are found in every log. */
  correlation: 'x-correlation-id',
} as const;
