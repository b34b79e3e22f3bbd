import { setTimeout as sleep } from 'node:timers/promises';
import { suggestionFor } from './command-line/nearest.ts';
import { isCommandName, summaries } from './command-line/summaries.ts';
import { allFlags, commands } from './commands/index.ts';
import { exitCodes, UsageError, UserFacingError } from './errors.ts';
import { overview, version } from './overview.ts';
import type { Output } from './terminal/output.ts';
import { processOutput } from './terminal/process-output.ts';

async function main(argv: readonly string[], out: Output): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    out.print(overview());
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  if (name === '--version' || name === '-V') {
    out.print(version());
    return exitCodes.done;
  }
  // Options may precede the command: palmleaf --local status.
  const [found, args] = name.startsWith('-') ? afterOptions(argv) : [name === 'help' ? rest[0] : name, rest];
  if (!isCommandName(found))
    throw new UsageError(
      `There is no command "${found ?? name}"${suggestionFor(found ?? name, Object.keys(summaries)) || '; see palmleaf --help'}`,
    );
  const { default: command } = await commands[found]();
  if (name === 'help') {
    out.print(command.help);
    return exitCodes.done;
  }
  const interrupted = new Promise<void>((resolve) => {
    let signals = 0;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        signals += 1;
        resolve();
        // Ends commands that do not handle the interrupt.
        setTimeout(() => process.exit(exitCodes.interrupted), signals > 1 ? 0 : 500).unref();
      });
    }
  });
  return command.run(args, {
    out,
    stdin: process.stdin,
    now: () => Date.now(),
    sleep: (ms) => sleep(ms),
    interrupted,
    allFlags,
    environment: process.env,
  });
}

function afterOptions(argv: readonly string[]): readonly [string | undefined, readonly string[]] {
  const position = argv.findIndex(isCommandName);
  return [argv[position], argv.filter((_, index) => index !== position)];
}

function exitCodeOf(error: unknown, out: Output): number {
  if (error instanceof UserFacingError) {
    out.say(error.message);
    return error.exitCode;
  }
  if (process.env.PALMLEAF_DEBUG !== undefined) out.printFault(error);
  const kind = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  out.say(`palmleaf failed unexpectedly: ${kind}`);
  out.say('Set PALMLEAF_DEBUG=1 to see where.');
  return exitCodes.fault;
}

const out = processOutput({
  outputClosed: exitCodes.done,
  outputFailed: exitCodes.usage,
  uncaught: exitCodes.fault,
});
try {
  process.exitCode = await main(process.argv.slice(2), out);
} catch (error) {
  process.exitCode = exitCodeOf(error, out);
}
