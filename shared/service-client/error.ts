/** The base of configuration errors of a service that only a person can fix. */
export abstract class ServiceClientError extends Error {}
