/** Why an address gave no picture. */
type AddressCode = 'image_address' | 'image_unreachable' | 'too_large';

/** Thrown when a picture cannot be fetched; the caller must send another address, or the content itself. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly code: AddressCode;

  constructor(code: AddressCode, reason: string) {
    super(`The image address cannot be used: ${reason}.`);
    this.code = code;
  }
}
