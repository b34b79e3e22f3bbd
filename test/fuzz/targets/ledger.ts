import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { wantMonths } from '../../../shared/places/months.ts';
import { storePlace } from '../../../shared/places/place.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { recordRejection } from '../../../shared/uploads/rejection.ts';
import { webhookItems, webhookKey } from '../../../shared/webhooks/webhook.ts';
import {
  accepted,
  emptyLedger,
  rowInputs,
  settled,
  uploadEvent,
  uploaded,
} from '../../unit/reports/ledger.ts';
import { plantedName } from './target.ts';

export async function openLedger(): Promise<LedgerContext> {
  const { ledger } = emptyLedger();
  const person = rowInputs({ name: plantedName, questions: ['Will I travel?'] });
  for (const id of ['anna', 'ben', 'left/carl'])
    await settled(
      ledger,
      { batch: 'june', id },
      await accepted(ledger, { batch: 'june', id }, person),
      'complete',
    );
  const inputs = await accepted(ledger, { batch: 'june', id: 'dora' }, person);
  await settled(ledger, { batch: 'june', id: 'dora' }, inputs, 'partial', {
    'chart/natal_chart_interpretation': { state: 'unknown' },
  });
  await accepted(ledger, { batch: 'may', id: 'emil' }, person);
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  const reader = { name: 'reader', until: ledger.now() + 60_000 };
  const event = uploadEvent('births/may.csv');
  const claim = await claimUpload(ledger, event, 'rows', 'may', reader, reader.until);
  if (claim.kind === 'claimed')
    await recordRejection(ledger, claim.upload, {
      code: 'bad-date',
      line: 3,
      field: 'day',
      reason: { code: 'no-such-day' },
    });
  const place = { id: 'chennai', name: 'Chennai', lat: 13, lon: 80, timezone: 'Asia/Kolkata', notes: [] };
  await storePlace(ledger, place, uploadEvent('places/south.csv'));
  await wantMonths(ledger, place.id, ledger.now());
  const webhook = {
    v: schemaVersion,
    id: 'wh_0123456789ab',
    url: 'https://shop.example/',
    salt: 'a',
  } as const;
  const added = { ...webhook, state: 'enabled', revision: 1, createdAt: ledger.now() } as const;
  await ledger.table.update(webhookItems.update({ key: webhookKey(webhook.id), set: added }));
  return ledger;
}
