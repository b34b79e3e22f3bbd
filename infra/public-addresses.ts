interface PublicAddresses {
  readonly publicService?: number | undefined;
  readonly publicFeeds?: number | undefined;
  readonly publicLinks?: number | undefined;
  readonly inFlightCap: number;
  readonly size: string;
}

const cannotReserve = 'an account of ten executions cannot reserve any for one function; write size medium';

/** Reserved executions reduce the account's quota, and a new account has none to spare. */
export function publicAddressFault(settings: PublicAddresses, isSelfHosted: boolean): string | undefined {
  const { publicService, publicFeeds, publicLinks, inFlightCap, size } = settings;
  if (publicFeeds !== undefined && size === 'small') return `-c publicFeeds: ${cannotReserve}`;
  if (publicLinks !== undefined && size === 'small') return `-c publicLinks: ${cannotReserve}`;
  if (publicService === undefined) return undefined;
  if (!isSelfHosted) return '-c publicService: a vendor has its own address; leave it out';
  if (size === 'small') return `-c publicService: ${cannotReserve}`;
  if (publicService < inFlightCap)
    return `inFlightCap (${inFlightCap}) exceeds the concurrency of the public service: write -c publicService=${inFlightCap} or more`;
  return undefined;
}
