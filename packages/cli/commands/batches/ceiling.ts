import { ceilingView } from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { expectBatch } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { calls, money } from '../../command-line/values.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { ceilingText } from '../../text/money.ts';

export default command({
  name: 'ceiling',
  words: 'BATCH [N|none]',
  arity: [1, 2],
  about: [
    'N is the most calls that the batch may buy, --money the most that they may cost by the prices of the profile; both',
    'hold beside each other, and "none" takes one away. What waits for the old ceiling goes on within a minute, as far as',
    'there is room. A call without a known price is not bought while there is a ceiling in money.',
  ].join('\n'),
  options: {
    money: { type: 'string', value: 'M', help: 'the most that its calls may cost, such as 25.00; or none' },
  },
  examples: [
    'ceiling june 5000',
    'ceiling june --money 25.00',
    'ceiling june 5000 --money "25.00 USD"',
    'ceiling june none',
  ],
  async run({ words, values, json, out, connect }) {
    const [batch = '', text] = words;
    if (text === undefined && values.money === undefined)
      throw new UsageError('Write how many calls the batch may buy, or "none", or --money and an amount');
    const body = {
      ...(text === undefined ? {} : { ceiling: text === 'none' ? null : calls(text, 'The ceiling') }),
      ...(values.money === undefined
        ? {}
        : { money: values.money === 'none' ? null : money(values.money, '--money') }),
    };
    const { reports } = await connect();
    const answer = await ask(reports, ceilingView, `${batchPath(batch)}/ceiling`, { method: 'PUT', body });
    if (json) out.printJson(answer);
    else {
      const view = await expectBatch(reports, batch);
      out.print(ceilingText(answer, view));
      if (view.uploads.length === 0) out.print('Nothing has been uploaded under this name yet.');
    }
    return exitCodes.done;
  },
});
