/** Thrown when others change what a batch, or a service, is held by whenever somebody tries. */
export class ContendedHoldError extends Error {
  override readonly name = 'ContendedHoldError';
}
