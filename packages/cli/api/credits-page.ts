import { UserFacingError } from '../errors.ts';
import { type ConnectedStack, connect } from './connect.ts';
import type { OwnPage } from './console.ts';
import { hasOwnService, readWallet } from './own-service.ts';

/** What is left in the wallet of a service that the stack runs itself, at `/credits`, for the home page of the console. */
export const creditsPage =
  (find: () => Promise<ConnectedStack>): OwnPage =>
  async (path) => {
    if (path !== '/credits') return undefined;
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    try {
      const stack = await find();
      const wallet = hasOwnService(stack) ? await readWallet(stack) : undefined;
      const shown = wallet && { balance: wallet.balance, credited: wallet.credited };
      return { status: 200, headers, body: Buffer.from(JSON.stringify(shown ?? {})) };
    } catch (error) {
      // Who may not read the wallet may read the pages all the same.
      if (!(error instanceof UserFacingError)) throw error;
      return { status: 200, headers, body: Buffer.from('{}') };
    }
  };

/** The same for the stack that runs on this machine. */
export const localCreditsPage = (state: string): OwnPage =>
  creditsPage(() => connect({ local: true, state, stack: undefined, region: undefined, profile: undefined }));

/** The first of some pages of one's own that has something at an address. */
export const firstOf =
  (...pages: readonly OwnPage[]): OwnPage =>
  async (path) => {
    for (const page of pages) {
      const own = await page(path);
      if (own !== undefined) return own;
    }
    return undefined;
  };
