import { openedGatesView } from '@palmleaf/shared/reports/outcomes';
import { causeCodes, causeTitle } from '@palmleaf/shared/standing/causes';
import { causesOfGates } from '@palmleaf/shared/standing/standing';
import { type GateView, gatesView } from '@palmleaf/shared/views/views';
import { ask } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import type { Line } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';
import { remedyText } from '../../text/remedy.ts';

export default command({
  name: 'gate',
  words: '[open [GATE]]',
  arity: [0, 2],
  about: [
    'A gate closes when the service refuses the credential, the wallet is empty or the service asks for a pause. Most gates',
    'reopen automatically; "open" opens one gate, or all closed ones, now. Exit code 1 while one is closed.',
  ].join('\n'),
  options: {},
  examples: ['gate', 'gate open', 'gate open token#palmistry'],
  async run({ words, json, out, connect, usage, hint }) {
    const [verb, gate] = words;
    if (verb !== undefined && verb !== 'open') throw new UsageError(usage);
    const { reports } = await connect();
    if (verb === 'open') {
      const body = gate === undefined ? {} : { gate };
      const answer = await ask(reports, openedGatesView, '/gate/open', { method: 'POST', body });
      if (json) out.printJson(answer);
      else
        out.print(answer.opened.length === 0 ? 'No gate was closed.' : `Opened: ${answer.opened.join(', ')}`);
      return exitCodes.done;
    }
    const { gates } = await ask(reports, gatesView, '/gates');
    if (json) out.printJson(gates);
    else
      out.print([...text(gates), ...causesOfGates(gates).flatMap((cause) => ['', remedyText(cause, hint)])]);
    return gates.some(({ state }) => state === 'closed') ? exitCodes.attention : exitCodes.done;
  },
});

function text(gates: readonly GateView[]): Line[] {
  const rows = gates.map(({ gate, state, reason, until }) => {
    const code = causeCodes.find((one) => one === reason);
    return [gate, state, until ?? '', code === undefined ? '' : causeTitle(code)];
  });
  return table(['gate', 'state', 'until', ''], rows);
}
