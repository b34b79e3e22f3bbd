import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { launcher, startPalmleaf } from './palmleaf.ts';
import { statusWithHost } from './status-with-host.ts';

/** @param state the folder of a running stack with a batch `june` */
export function describeConsole(state: string): void {
  describe('the console command', () => {
    test('The console shows pages to a browser of this machine and refuses requests from other sites', async () => {
      const { child, ended } = startPalmleaf(['console', '--local', '--state', state]);
      const url = await new Promise<string>((resolve) => {
        child.stdout?.on('data', (text: string) => resolve(/http:\S+(?=\s)/.exec(text)?.[0] ?? ''));
      });
      const opened = await fetch(url, { redirect: 'manual' });
      const cookie = /^[^;]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? '';
      const address = new URL(opened.headers.get('location') ?? '', url);
      expect((await fetch(address)).status).toBe(401);
      const page = await fetch(address, { headers: { accept: 'text/html', cookie } });
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      const text = await page.text();
      expect(text).toContain('june');
      const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(text)?.[1] ?? '';
      const styles = await fetch(new URL(sheet, url), { headers: { cookie } });
      expect(styles.headers.get('content-type')).toContain('text/css');
      const evil = { method: 'POST', headers: { cookie, origin: 'https://evil.example' } };
      expect((await fetch(new URL('/gate/open', url), evil)).status).toBe(403);
      expect(await statusWithHost(url, 'evil.example')).toBe(421);
      child.kill('SIGINT');
      expect((await ended).code).toBe(0);
    });

    test('A console under npm ends when the process that started it is killed', async () => {
      const starter = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })`;
      const shell = spawn(
        process.execPath,
        ['-e', starter, launcher, 'console', '--local', '--state', state],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: { ...process.env, npm_lifecycle_event: 'test' },
        },
      );
      const [text] = await once(shell.stdout, 'data');
      const url = /http:\S+(?=\s)/.exec(String(text))?.[0] ?? '';
      const isServed = () =>
        fetch(url, { redirect: 'manual' }).then(
          () => true,
          () => false,
        );
      expect(await isServed()).toBe(true);
      shell.kill('SIGKILL');
      await expect.poll(isServed).toBe(false);
    });
  });
}
