/** The errors of this package; any other is a bug or a malformed secret, or comes from the connection or a listener. */
export abstract class PalmleafError extends Error {}

/** The stack returned an error or an unreadable body, or the client refused to send the request (400, 403). */
export class ReaderError extends PalmleafError {
  override readonly name = 'ReaderError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
