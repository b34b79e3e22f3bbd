import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Settings } from '../../shared/config/settings.ts';
import type { Invocation } from '../../shared/lambda/invocation.ts';
import type { RootLog } from '../../shared/lambda/logger.ts';
import { uploadsIn } from '../../shared/lambda/s3-event.ts';
import { parseBody, workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { correlationOf, withFields } from '../../shared/log.ts';
import { classifyUpload, type IntakeSettings } from '../../shared/uploads/classify-upload.ts';
import { ingestPlaces } from './ingest-places.ts';
import { ingestRows } from './ingest-rows.ts';
import type { TableDeps } from './table-upload.ts';

interface RowsParts extends Pick<TableDeps, 'ledger' | 'inbox' | 'gazetteer' | 'jobs' | 'hints'> {
  readonly settings: IntakeSettings & Pick<Settings, 'lease' | 'intake' | 'places'>;
  readonly newName: () => string;
  readonly log: RootLog;
}

export const createRows =
  ({ newName, log, ...parts }: RowsParts) =>
  async (event: SQSEvent, invocation: Invocation): Promise<SQSBatchResponse> => {
    const { ledger, settings } = parts;
    const remainingMs = () => invocation.getRemainingTimeInMillis();
    const reader = { name: newName(), until: ledger.now() + remainingMs() + settings.lease.marginMs };
    return workOnRecords(event, log, async (record, recordLog) => {
      const deps = { ...parts, reader, remainingMs, log: recordLog };
      for (const upload of uploadsIn(parseBody(record))) {
        const key = await classifyUpload(deps, upload);
        const log = withFields(recordLog, { uploadId: correlationOf(upload.key) });
        if (key?.kind === 'rows') await ingestRows({ ...deps, log }, upload, key.batch);
        if (key?.kind === 'places') await ingestPlaces({ ...deps, log }, upload, key.name);
      }
    });
  };
