import { placesRedrivenView } from '@palmleaf/shared/reports/outcomes';
import { feedView, refreshedView } from '@palmleaf/shared/views/feed-requests';
import { monthView, type PlaceEntry, placesList } from '@palmleaf/shared/views/views';
import { ask, monthAddress, pages } from '../../api/ask.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command, type Run } from '../../command-line/command.ts';
import { confirmRedrive, placesQuestion } from '../../command-line/confirm.ts';
import type { Hint } from '../../command-line/hints.ts';
import { statesToRedrive } from '../../command-line/values.ts';
import { type ExitCode, exitCodes, NotFoundError, UsageError } from '../../errors.ts';
import { monthText, placesText } from '../../text/places.ts';

const options = {
  states: {
    type: 'string',
    value: 'A,B',
    help: 'with redrive: unavailable, refused, unknown (default: unavailable,refused)',
  },
  renew: {
    type: 'boolean',
    help: 'with feed: change the address of the feed; the old address stops working',
  },
  revoke: { type: 'boolean', help: 'with feed: revoke the feed for all subscribers' },
  yes: { type: 'boolean', short: 'y', help: 'with redrive: do not ask, even if calls may be bought twice' },
} as const;

export default command({
  name: 'places',
  words: '[upload FILE… | show PLACE [MONTH] | feed PLACE | refresh | redrive]',
  arity: [0, Number.POSITIVE_INFINITY],
  about: [
    'A table of places is a CSV with the columns id, name, lat, lon and timezone (docs/uploads.md). The calendars of this',
    'month and the next are bought for each place; "show" prints the current one, or MONTH (such as 2026-11). "feed" lets',
    'calendar programs subscribe to a place and prints the address for them (docs/feeds.md); anybody with the address can',
    'read that calendar. "refresh" checks every place now, instead of tonight. "redrive" tries failed months again, once',
    'the reason is gone.',
  ].join('\n'),
  options,
  examples: [
    'places',
    'places upload south-india.csv',
    'places show chennai 2026-11',
    'places feed chennai',
    'places feed chennai --revoke',
    'places redrive',
  ],
  async run(run) {
    const [verb, ...words] = run.words;
    if (verb !== 'feed' && (run.values.renew || run.values.revoke))
      throw new UsageError('--renew and --revoke go with: places feed PLACE');
    if (verb === undefined) return list(run);
    if (verb === 'upload' && words.length > 0) return upload(run, words);
    if (verb === 'show' && (words.length === 1 || words.length === 2)) return show(run, words);
    if (verb === 'feed' && words.length === 1) return feed(run, words);
    if (verb === 'refresh' && words.length === 0) return refresh(run);
    if (verb === 'redrive' && words.length === 0) return redrive(run);
    throw new UsageError(run.usage);
  },
});

type PlacesRun = Run<typeof options>;

async function list({ json, out, connect }: PlacesRun): Promise<ExitCode> {
  const all = await allPlaces((await connect()).reports);
  if (json) out.printJson(all);
  else out.print(all.length === 0 ? 'There are no places yet.' : placesText(all));
  return exitCodes.done;
}

async function allPlaces(reports: SignedFetch): Promise<PlaceEntry[]> {
  const all: PlaceEntry[] = [];
  for await (const { places } of pages(reports, placesList, '/places')) all.push(...places);
  return all;
}

async function upload(
  { json, out, now, sleep, connect }: PlacesRun,
  files: readonly string[],
): Promise<ExitCode> {
  const [{ findPlaces }, { uploadFiles }, { checkAll, checkProgress, summarize }] = await Promise.all([
    import('../../uploads/local-uploads.ts'),
    import('../../uploads/send.ts'),
    import('./checked-uploads.ts'),
  ]);
  const uploads = findPlaces(files);
  const checked = await checkAll(uploads, out, { year: new Date(now()).getUTCFullYear() });
  const good = checked.checks.filter(({ isUnusable }) => !isUnusable).map(({ upload: file }) => file);
  const { reports } = await connect();
  const sent = await uploadFiles({ reports, send: fetch, sleep, show: checkProgress(good, out) }, good);
  return summarize(out, json, checked, sent);
}

async function show(
  { json, out, now, connect, hint }: PlacesRun,
  [id = '', month]: readonly string[],
): Promise<ExitCode> {
  const { reports } = await connect();
  const shownMonth = month ?? (await monthOf(reports, id, new Date(now()).toISOString().slice(0, 7), hint));
  const view = await ask(reports, monthView, monthAddress(id, shownMonth));
  if (json) out.printJson(view);
  else out.print(monthText(view));
  return view.state === 'bought' || view.state === 'pending' ? exitCodes.done : exitCodes.attention;
}

async function monthOf(reports: SignedFetch, id: string, current: string, hint: Hint): Promise<string> {
  const place = (await allPlaces(reports)).find((one) => one.id === id);
  if (place === undefined) throw new NotFoundError(`There is no place ${id}; a list: ${hint('places')}`);
  const months = place.months.map(({ month }) => month);
  return months.find((month) => month === current) ?? months[0] ?? current;
}

async function feed(
  { values, json, out, connect }: PlacesRun,
  [id = '']: readonly string[],
): Promise<ExitCode> {
  const { renew = false, revoke = false } = values;
  if (renew && revoke) throw new UsageError('Write --renew or --revoke, not both');
  const { reports } = await connect();
  const path = `/panchang/${encodeURIComponent(id)}/feed`;
  const answer = await ask(reports, feedView, revoke ? `${path}/revoke` : path, {
    method: 'POST',
    ...(revoke ? {} : { body: { renew } }),
  });
  if (json) out.printJson(answer);
  else out.print(answer.feed ?? `The feed of ${id} has ended: its address no longer works.`);
  return exitCodes.done;
}

async function refresh({ json, out, connect }: PlacesRun): Promise<ExitCode> {
  const { reports } = await connect();
  const answer = await ask(reports, refreshedView, '/places/refresh', { method: 'POST' });
  if (json) out.printJson(answer);
  else out.print(answer.next);
  return exitCodes.done;
}

async function redrive({ values, json, out, stdin, connect }: PlacesRun): Promise<ExitCode> {
  const states = statesToRedrive(values.states ?? 'unavailable,refused');
  if (states.includes('unknown') && !values.yes) {
    await confirmRedrive({ stdin, out }, placesQuestion);
  }
  const { reports } = await connect();
  const answer = await ask(reports, placesRedrivenView, '/places/redrive', {
    method: 'POST',
    body: { states },
  });
  if (json) out.printJson(answer);
  else out.print(`Months of places are tried again (${states.join(', ')}). ${answer.next}`);
  return exitCodes.done;
}
