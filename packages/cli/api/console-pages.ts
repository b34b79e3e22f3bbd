import { sentenceWith } from '@palmleaf/shared/standing/alarms';
import { standingView } from '@palmleaf/shared/standing/standing';
import { UserFacingError } from '../errors.ts';
import { readAlarms } from './alarms.ts';
import { ask } from './ask.ts';
import { type ConnectedStack, connect } from './connect.ts';
import type { OwnPage } from './console.ts';
import { hasOwnService, readWallet } from './own-service.ts';

type Read = (stack: ConnectedStack, send: typeof fetch) => Promise<object>;

/** The reports function may not read wallet and alarms, so the console serves them to the home page. */
const readers: Readonly<Record<string, Read>> = {
  '/credits': async (stack) => {
    if (!hasOwnService(stack)) return {};
    const { balance, credited } = await readWallet(stack);
    return { balance, credited };
  },
  '/alarms': async (stack, send) => {
    const { watched, ringing } = await readAlarms(stack, send);
    const standing = await ask(stack.reports, standingView, '/standing');
    return { watched, ringing, state: standing.state, sentence: sentenceWith(standing, ringing) };
  },
};

export const consolePages =
  (find: () => Promise<ConnectedStack>, send: typeof fetch = fetch): OwnPage =>
  async (path) => {
    const read = Object.hasOwn(readers, path) ? readers[path] : undefined;
    if (read === undefined) return undefined;
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    // A user without access to the wallet or the alarms may still read the pages.
    const found = await find()
      .then((stack) => read(stack, send))
      .catch((error: unknown) => {
        if (!(error instanceof UserFacingError)) throw error;
        return {};
      });
    return { status: 200, headers, body: Buffer.from(JSON.stringify(found)) };
  };

export const localConsolePages = (state: string): OwnPage =>
  consolePages(() =>
    connect({ local: true, state, stack: undefined, region: undefined, profile: undefined }),
  );

export const firstOf =
  (...pages: readonly OwnPage[]): OwnPage =>
  async (path) => {
    for (const page of pages) {
      const found = await page(path);
      if (found !== undefined) return found;
    }
    return undefined;
  };
