export abstract class ServiceClientError extends Error {}
