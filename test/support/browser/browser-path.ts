import { existsSync } from 'node:fs';

const usualPaths: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
};

const networkSecurity = [
  '/usr/lib/x86_64-linux-gnu/libnss3.so',
  '/lib/x86_64-linux-gnu/libnss3.so',
  '/usr/lib64/libnss3.so',
  '/usr/lib/libnss3.so',
];

type FoundBrowser = 'bundled' | { readonly path: string } | { readonly why: string };

/**
 * @returns `CHROME_PATH`, else the packaged Chromium (Linux on x64), else the browser of the system; if there is none,
 * the reason
 */
export function browserPath(
  machine: { readonly platform: string; readonly arch: string } = process,
  chosen: string | undefined = process.env.CHROME_PATH,
  exists: (path: string) => boolean = existsSync,
): FoundBrowser {
  if (chosen !== undefined && chosen !== '')
    return exists(chosen) ? { path: chosen } : { why: `CHROME_PATH names ${chosen}, which does not exist` };
  const isBundled = machine.platform === 'linux' && machine.arch === 'x64';
  if (isBundled && networkSecurity.some(exists)) return 'bundled';
  const path = (usualPaths[machine.platform] ?? []).find(exists);
  if (path !== undefined) return { path };
  return isBundled
    ? { why: 'the Chromium of the package needs libnss3, which this machine lacks (apt-get install libnss3)' }
    : { why: 'this machine has no Chrome or Chromium; set CHROME_PATH to the path of one' };
}

export const hasBrowser = (found: FoundBrowser = browserPath()): boolean =>
  found === 'bundled' || 'path' in found;
