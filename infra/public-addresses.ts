interface PublicAddresses {
  readonly publicService?: number | undefined;
  readonly publicFeeds?: number | undefined;
  readonly publicLinks?: number | undefined;
  readonly inFlightCap: number;
  readonly size: string;
}

const keepsNone = 'an account of ten executions cannot reserve any for one function; write size medium';

/** Reserved executions reduce the account's quota, and a new account has none to spare. */
export function publicAddressFault(settings: PublicAddresses, isSelfHosted: boolean): string | undefined {
  const { publicService, publicFeeds, publicLinks, inFlightCap, size } = settings;
  if (publicFeeds !== undefined && size === 'small') return `-c publicFeeds: ${keepsNone}`;
  if (publicLinks !== undefined && size === 'small') return `-c publicLinks: ${keepsNone}`;
  if (publicService === undefined) return undefined;
  if (!isSelfHosted) return '-c publicService: a vendor has its own address; leave it out';
  if (size === 'small') return `-c publicService: ${keepsNone}`;
  if (publicService < inFlightCap)
    return `inFlightCap (${inFlightCap}) is more than may run of the public service at once: write -c publicService=${inFlightCap} or more`;
  return undefined;
}
