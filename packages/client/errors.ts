/** Base class of this package's errors. Any other error is a bug, or comes from the stack or a listener. */
export abstract class PalmleafError extends Error {}

/** Thrown when the reports function responds with an error, or with a body that this version cannot read. */
export class ReaderError extends PalmleafError {
  override readonly name = 'ReaderError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
