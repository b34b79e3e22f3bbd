import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { type BansPage, bansList, erasureView, liftedView } from '@palmleaf/shared/views/erasure-view';
import { ask, pages, reportAddress } from '../../api/ask.ts';
import { command, type Run } from '../../command-line/command.ts';
import { suggestionFor } from '../../command-line/nearest.ts';
import { subjectIn } from '../../command-line/values.ts';
import { type ExitCode, exitCodes, UsageError } from '../../errors.ts';
import { table } from '../../terminal/table.ts';

const options = {} as const;
type BanRun = Run<typeof options>;

export default command({
  name: 'ban',
  words: '[list | show BATCH/ID | lift BATCH/ID]',
  arity: [0, 2],
  about: [
    'People who were erased with "erase --keep-out" are refused when they are uploaded again, with a recorded reason. A ban',
    'holds only a keyed hash of the name: the list cannot show whom it bans, but "show" can check a name. "lift" accepts',
    'the person again from the next upload on. "show" has exit code 1 if the person is not banned.',
  ].join('\n'),
  options,
  examples: ['ban list', 'ban show june/anna', 'ban lift june/anna'],
  async run(run) {
    const [verb = 'list', name] = run.words;
    if (verb === 'list' && name === undefined) return list(run);
    const act = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (act === undefined)
      throw new UsageError(`${run.usage}${suggestionFor(verb, ['list', ...Object.keys(verbs)], '')}`);
    if (name === undefined) throw new UsageError(run.usage);
    return act(run, name);
  },
});

const verbs: Readonly<Record<string, (run: BanRun, name: string) => Promise<ExitCode>>> = { show, lift };

async function list({ json, out, connect }: BanRun): Promise<ExitCode> {
  const { reports } = await connect();
  const bans: BansPage['bans'] = [];
  for await (const page of pages(reports, bansList, '/bans')) bans.push(...page.bans);
  if (json) out.printJson(bans);
  else if (bans.length === 0) out.print('Nobody is banned.');
  else out.print(table(['ban', 'since', 'by'], bans.map(bansRow)));
  return exitCodes.done;
}

const bansRow = ({ ban, since, by = '' }: BansPage['bans'][number]): string[] => [ban, since, by];

async function show({ json, out, connect }: BanRun, name: string): Promise<ExitCode> {
  const { batch, id } = subjectIn(name, 'Name the person as BATCH/ID');
  const { keptOut } = await ask(
    (await connect()).reports,
    erasureView,
    `${reportAddress(batch, id)}/receipt`,
  );
  if (json) out.printJson({ batch, id, ...(keptOut === undefined ? {} : { keptOut }) });
  else if (keptOut === undefined) out.print(`${subjectName({ batch, id })} is not banned.`);
  else
    out.print(
      `${subjectName({ batch, id })} has been banned since ${keptOut.since}${keptOut.by === undefined ? '' : `, by ${keptOut.by}`}.`,
    );
  return keptOut === undefined ? exitCodes.attention : exitCodes.done;
}

async function lift({ json, out, connect }: BanRun, name: string): Promise<ExitCode> {
  const { batch, id } = subjectIn(name, 'Name the person as BATCH/ID');
  const { reports } = await connect();
  const answer = await ask(reports, liftedView, `${reportAddress(batch, id)}/lift-ban`, { method: 'POST' });
  if (json) out.printJson(answer);
  else
    out.print(
      answer.lifted
        ? `${subjectName({ batch, id })} is no longer banned. Later uploads are accepted.`
        : `${subjectName({ batch, id })} was not banned.`,
    );
  return exitCodes.done;
}
