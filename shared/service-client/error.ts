/** Configuration errors that only a person can fix. */
export abstract class ServiceClientError extends Error {}
