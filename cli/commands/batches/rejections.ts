import type { RejectionView } from '../../../shared/views/views.ts';
import { expectBatch, readRejections } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { csvLine } from '../../terminal/csv.ts';
import { rejectionsTable } from '../../text/batch.ts';

export default command({
  name: 'rejections',
  words: 'BATCH',
  arity: [1, 1],
  about:
    'Uploads whose names fit no batch are listed under "unnamed", tables of places under "places/<name>".',
  options: { csv: { type: 'boolean', help: 'as CSV, to be corrected by whoever made the file' } },
  examples: ['rejections june', 'rejections june --csv > to-correct.csv', 'rejections unnamed'],
  async run({ words, values, json, out, connect }) {
    const [batch = ''] = words;
    if (values.csv && json) throw new UsageError('--csv and --json exclude each other');
    const { reports } = await connect();
    const all: RejectionView[] = [];
    for await (const rejection of readRejections(reports, batch)) all.push(rejection);
    if (all.length === 0) await expectBatch(reports, batch);
    if (json) out.printJson(all);
    else if (values.csv) {
      await out.write(csvLine(['upload', 'line', 'field', 'value', 'reason', 'advice']));
      for (const { upload, line, field, value, reason, advice } of all) {
        await out.write(csvLine([upload, line, field, value, reason, advice]));
      }
    } else out.print(all.length === 0 ? 'Nothing was refused.' : rejectionsTable(all));
    return exitCodes.done;
  },
});
