import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { browserPath } from './browser-path.ts';
import { bundledChromium } from './bundled-chromium.ts';

/** Flags for Lambda only: the first ends the browser with its first page, the next three weaken its security. */
const lambdaOnlyFlags = [
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  // An emulated graphics card costs more than drawing without one.
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

export async function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  const found = browserPath();
  if (found !== 'bundled' && 'why' in found) throw new Error(`No browser: ${found.why}`);
  const bundled = found === 'bundled';
  return playwright.launch({
    executablePath: bundled ? await bundledChromium() : found.path,
    args: [
      ...(bundled ? chromium.args.filter((argument) => !lambdaOnlyFlags.includes(argument)) : []),
      '--disable-background-networking',
      '--disable-gpu',
      ...extraFlags,
    ],
    headless: true,
  });
}
