import { type PlaceView, placesPage } from '../../shared/reader/views.ts';
import { pages } from '../ask.ts';
import { command } from '../command.ts';
import { exitCodes, UsageError } from '../errors.ts';
import { findPlaces } from '../find-uploads.ts';
import { sendFiles } from '../send-files.ts';
import { table } from '../table.ts';
import { checkAll, progressOf, report } from './upload.ts';

export default command({
  name: 'places',
  words: '[upload FILE…]',
  arity: [0, Number.POSITIVE_INFINITY],
  about: 'A table of places is a CSV with the columns id, name, lat, lon and timezone (docs/uploads.md).',
  options: {},
  examples: ['places', 'places upload south-india.csv'],
  async run({ words, json, out, sleep, connect }) {
    const [verb, ...files] = words;
    if (verb === undefined) {
      const { reports } = await connect();
      const all: PlaceView[] = [];
      for await (const { places } of pages(reports, placesPage, '/places')) all.push(...places);
      if (json) out.printJson(all);
      else out.print(all.length === 0 ? 'There are no places yet.' : text(all));
      return exitCodes.done;
    }
    if (verb !== 'upload' || files.length === 0)
      throw new UsageError('Write: palmleaf places [upload FILE…]');
    const uploads = findPlaces(files);
    const checks = await checkAll(uploads, out);
    const good = checks.filter(({ hopeless }) => !hopeless).map(({ upload }) => upload);
    const { reports } = await connect();
    const sent = await sendFiles({ reports, send: fetch, sleep, show: progressOf(good, out) }, good);
    return report(out, json, checks, sent);
  },
});

function text(places: readonly PlaceView[]): string {
  const rows = places.map(({ id, name, lat, lon, timezone }) => [
    id,
    name,
    String(lat),
    String(lon),
    timezone,
  ]);
  return table(['id', 'name', 'lat', 'lon', 'zone'], rows);
}
