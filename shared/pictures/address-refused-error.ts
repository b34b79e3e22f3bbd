import { type AddressFault, addressFaultText } from './address-fault.ts';

type AddressCode = 'image_address' | 'image_unreachable' | 'too_large';

const codes: Readonly<Record<AddressFault['code'], AddressCode>> = {
  'address-too-long': 'image_address',
  'no-address': 'image_address',
  scheme: 'image_address',
  'user-in-address': 'image_address',
  'host-too-long': 'image_address',
  'host-not-found': 'image_unreachable',
  'host-without-address': 'image_unreachable',
  'host-not-public': 'image_address',
  'host-unreachable': 'image_unreachable',
  'host-too-slow': 'image_unreachable',
  answered: 'image_unreachable',
  'redirects-too-often': 'image_unreachable',
  'redirects-nowhere': 'image_unreachable',
  'picture-too-slow': 'image_unreachable',
  'picture-cut-off': 'image_unreachable',
  'picture-too-large': 'too_large',
};

export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly fault: AddressFault;

  constructor(fault: AddressFault) {
    super(addressFaultText(fault));
    this.fault = fault;
  }

  get code(): AddressCode {
    return codes[this.fault.code];
  }
}
