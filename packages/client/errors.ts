/** The base of this package's errors. Any other error is a bug, or comes from the connection or a listener. */
export abstract class PalmleafError extends Error {}

/** The reports function returned an error, or a body that this version cannot read. */
export class ReaderError extends PalmleafError {
  override readonly name = 'ReaderError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
