import { count } from '@palmleaf/shared/figures';
import { type CustomerView, customersList } from '@palmleaf/shared/views/overview/customers-view';
import { pages } from '../../api/ask.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes } from '../../errors.ts';
import { table } from '../../terminal/table.ts';
import { limitsText } from '../../text/money.ts';

export default command({
  name: 'customers',
  words: '',
  arity: [0, 0],
  about: [
    'A customer is a namespace of batches and people: palms/@acme/june/anna.jpg belongs to @acme. A customer can neither',
    'see nor spend what belongs to another. "palmleaf ceiling --customer" sets the budget.',
  ].join('\n'),
  options: {},
  examples: ['customers', 'customers --json'],
  async run({ json, out, connect }) {
    const { reports } = await connect();
    const all: CustomerView[] = [];
    for await (const { customers } of pages(reports, customersList, '/customers')) all.push(...customers);
    if (json) out.printJson(all);
    else if (all.length === 0) out.print('There are no customers yet.');
    else
      out.print(
        table(
          ['customer', 'month', 'calls', 'budget'],
          all.map(({ customer, month: { name, spending } }) => [
            customer,
            name,
            count(spending.committed),
            limitsText(spending),
          ]),
        ),
      );
    return exitCodes.done;
  },
});
