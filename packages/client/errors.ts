/** Base of what this package throws; everything else is a fault, or comes from whoever was asked. */
export abstract class PalmleafError extends Error {}

/** Thrown when the reports function answers with an error, or what this version cannot read; says what it says. */
export class ReaderError extends PalmleafError {
  override readonly name = 'ReaderError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
