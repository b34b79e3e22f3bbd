import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../first-hour/main.ts', import.meta.url));
const timeoutMs = 8 * 60_000;

async function rehearse(onOutput: (text: string, interrupt: () => void) => void = () => undefined) {
  const child = spawn(process.execPath, [program, '--rehearse'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      onOutput(text, () => child.kill('SIGINT'));
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text };
}

test('A rehearsal of the first hour on a local stack passes without differences', {
  timeout: timeoutMs,
}, async () => {
  const { code, text } = await rehearse();
  expect({ code, text }).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /Nothing differs\.[\s\S]*idle stack: \$0\.\d+[\s\S]*Destroying\nEvery step succeeded\./,
    ),
  });
});

test('Ctrl-C in the middle of the first hour destroys the stack', { timeout: timeoutMs }, async () => {
  let isInterrupted = false;
  const { code, text } = await rehearse((printed, interrupt) => {
    if (isInterrupted || !printed.includes('Testing:')) return;
    isInterrupted = true;
    interrupt();
  });
  expect({ code, text }).toMatchObject({
    code: 130,
    text: expect.stringMatching(/Testing:[\s\S]*Destroying\n[\s\S]*A step failed\./),
  });
  expect(text).not.toContain('Comparing');
});
