/** Whatever is wrong with how a service is spoken to, and only a person can mend. */
export abstract class ServiceClientError extends Error {}
