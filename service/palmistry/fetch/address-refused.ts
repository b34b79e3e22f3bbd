/** Why an address gave no picture. */
export type AddressCode = 'image_address' | 'image_unreachable' | 'too_large';

/** Thrown when a picture cannot be fetched; the caller must send another address, or the content itself. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code: AddressCode;

  constructor(code: AddressCode, reason: string) {
    super(`The image address cannot be used: ${reason}.`);
    this.code = code;
  }
}
