import { command } from '../../command-line/command.ts';
import { exitCodes, NotFoundError } from '../../errors.ts';
import { table } from '../../terminal/table.ts';

export default command({
  name: 'outputs',
  words: '[NAME]',
  arity: [0, 1],
  about:
    'Lists the outputs of the CloudFormation stack, on AWS or on this machine. With a name, prints only its value.',
  options: {},
  examples: ['outputs', 'outputs ReportsUrl', 'outputs --json'],
  async run({ words, json, out, connect }) {
    const [name] = words;
    const { stackName, outputs } = await connect();
    if (name === undefined) {
      if (json) out.printJson(outputs);
      else out.print(table(['output', 'value'], Object.entries(outputs).toSorted()));
      return exitCodes.done;
    }
    const value = outputs[name];
    if (value === undefined)
      throw new NotFoundError(
        `The stack ${stackName} has no output ${name}; it has ${Object.keys(outputs).toSorted().join(', ')}`,
      );
    if (json) out.printJson(value);
    else out.print(value);
    return exitCodes.done;
  },
});
