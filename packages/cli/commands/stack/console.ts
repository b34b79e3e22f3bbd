import { startConsole } from '../../api/console.ts';
import { consolePages, firstOf } from '../../api/console-pages.ts';
import { readThemeFile } from '../../books/theme-file.ts';
import { withTheme } from '../../books/with-theme.ts';
import { command } from '../../command-line/command.ts';
import { port } from '../../command-line/values.ts';
import { exitCodes } from '../../errors.ts';

export default command({
  name: 'console',
  words: '',
  arity: [0, 0],
  about: [
    'Serves the reports function on the loopback address until Ctrl-C and signs every request with your AWS credentials, so',
    'that a browser can show its pages. The printed link opens them. It holds a secret: anybody with the link can do all',
    'that you can.',
  ].join('\n'),
  options: {
    port: { type: 'string', short: 'p', value: 'PORT', help: 'port (default: any free one)' },
    theme: { type: 'string', value: 'FILE', help: 'the theme of the books that the console offers' },
  },
  examples: ['console', 'console --port 8080', 'console --local --theme lotus.json'],
  async run({ values, json, out, connect, interrupted }) {
    const wantedPort = port(values.port ?? '0');
    const theme = await readThemeFile(values.theme);
    const stack = await connect();
    const { reports, mayChange } = stack;
    const { bookPages } = await import('../../books/book-pages.ts');
    const running = await startConsole(withTheme(reports, theme), wantedPort, '--port', {
      ownPage: firstOf(
        consolePages(async () => stack),
        bookPages(reports),
      ),
      mayChange,
    });
    const url = running.linkTo('batches');
    if (json) out.printJson({ url });
    else out.print(`Ctrl-C ends the console. It is at ${url}`);
    await interrupted;
    running.stop();
    return exitCodes.done;
  },
});
