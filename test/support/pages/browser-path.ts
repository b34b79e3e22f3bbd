import { existsSync } from 'node:fs';

/** Where a machine has its browser by itself. */
const usual: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
};

/**
 * The browser that tests take: `bundled` is the Chromium of the package, which is for Linux on x64; elsewhere that of
 * `CHROME_PATH`, or the system's; undefined where there is none.
 */
export function browserPath(
  machine: { readonly platform: string; readonly arch: string } = process,
  chosen: string | undefined = process.env.CHROME_PATH,
  exists: (path: string) => boolean = existsSync,
): 'bundled' | { readonly path: string } | undefined {
  if (machine.platform === 'linux' && machine.arch === 'x64') return 'bundled';
  const path = [chosen ?? '', ...(usual[machine.platform] ?? [])].find((each) => each !== '' && exists(each));
  return path === undefined ? undefined : { path };
}
