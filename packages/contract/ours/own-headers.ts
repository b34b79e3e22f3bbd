/** Only our functions and our service send these. */
export const ownHeaders = {
  /** The caller's own Authorization, if the AWS signature occupies that header. */
  authorization: 'x-service-authorization',
  /** Links the log lines about one subject. */
  correlation: 'x-correlation-id',
  /** Credits charged for the answer. */
  cost: 'x-service-cost',
} as const;
