import { UserFacingError } from '../errors.ts';
import { type ConnectedStack, connect } from './connect.ts';
import type { OwnPage } from './console.ts';
import { hasOwnService, readWallet } from './own-service.ts';

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
      // A reader without the right to the wallet may still read the pages.
      if (!(error instanceof UserFacingError)) throw error;
      return { status: 200, headers, body: Buffer.from('{}') };
    }
  };

export const localCreditsPage = (state: string): OwnPage =>
  creditsPage(() => connect({ local: true, state, stack: undefined, region: undefined, profile: undefined }));

export const firstOf =
  (...pages: readonly OwnPage[]): OwnPage =>
  async (path) => {
    for (const page of pages) {
      const own = await page(path);
      if (own !== undefined) return own;
    }
    return undefined;
  };
