import { ceilingView } from '@palmleaf/shared/reports/outcomes';
import { customerBudgetView } from '@palmleaf/shared/views/overview/customers-view';
import { ask, batchPath, customerPath } from '../../api/ask.ts';
import { expectBatch } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { calls, readMoney } from '../../command-line/values.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { ceilingText, spendingText } from '../../text/money.ts';

export default command({
  name: 'ceiling',
  words: '[BATCH] [N|none]',
  arity: [0, 2],
  about: [
    'N limits the calls that the batch may buy, --money limits their cost by the prices of the profile; "none" in place of',
    'N or M removes that limit. Both limits apply together. Subjects that wait for the old ceiling resume within a minute,',
    'as far as there is room. Under a ceiling in money, calls without a known price are not bought. Without a number or',
    '--money the command shows the spending of the batch and its ceiling. With --customer it sets the monthly budget of',
    'the customer; "none" restores the default of the settings.',
  ].join('\n'),
  options: {
    customer: { type: 'string', value: 'NAME', help: 'set the budget of a customer instead of a batch' },
    money: { type: 'string', value: 'M', help: 'the highest cost of the calls, such as 25.00; or none' },
  },
  examples: [
    'ceiling june',
    'ceiling june 5000',
    'ceiling june --money 25.00',
    'ceiling june 5000 --money "25.00 USD"',
    'ceiling june none',
    'ceiling --customer acme 20000',
  ],
  async run({ words, values, json, out, connect }) {
    const { customer } = values;
    const [batch = '', text] = customer === undefined ? words : ['', ...words];
    if (customer === undefined ? batch === '' : words.length > 1)
      throw new UsageError('Name a batch, or a customer with --customer');
    const showsSpending = text === undefined && values.money === undefined;
    if (showsSpending && customer !== undefined)
      throw new UsageError('Write how many calls the customer may buy, or "none", or --money and an amount');
    const body = {
      ...(text === undefined ? {} : { ceiling: text === 'none' ? null : calls(text, 'The ceiling') }),
      ...(values.money === undefined
        ? {}
        : { money: values.money === 'none' ? null : readMoney(values.money, '--money') }),
    };
    const { reports } = await connect();
    if (showsSpending) {
      const view = await expectBatch(reports, batch);
      if (json) out.printJson(view.spending);
      else out.print(`${batch}: ${spendingText(view)}`);
      return exitCodes.done;
    }
    if (customer !== undefined) {
      const path = `${customerPath(customer)}/ceiling`;
      const answer = await ask(reports, customerBudgetView, path, { method: 'PUT', body });
      if (json) out.printJson(answer);
      else out.print(ceilingText(customer, answer));
      return exitCodes.done;
    }
    const answer = await ask(reports, ceilingView, `${batchPath(batch)}/ceiling`, { method: 'PUT', body });
    if (json) out.printJson(answer);
    else {
      const view = await expectBatch(reports, batch);
      out.print(ceilingText(batch, answer, view.spending));
      if (view.uploads.length === 0) out.print('Nothing has been uploaded under this name yet.');
    }
    return exitCodes.done;
  },
});
