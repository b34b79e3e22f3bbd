/** Headers outside the contract, from our own functions to the service beside them. Vendors never receive them. */
export const ownHeaders = {
  /** The caller's own Authorization, if the AWS signature occupies that header. */
  authorization: 'x-service-authorization',
  /** The id that links the log lines about one subject. */
  correlation: 'x-correlation-id',
} as const;
