import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Settings } from '../../shared/config/settings.ts';
import type { Invocation } from '../../shared/lambda/invocation.ts';
import type { RootLog } from '../../shared/lambda/logger.ts';
import { uploadsIn } from '../../shared/lambda/s3-event.ts';
import { parseBody, workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import { correlationOf, withFields } from '../../shared/log.ts';
import { classifyUpload } from '../../shared/uploads/classify-upload.ts';
import { ingestPhoto, type PhotoDeps } from './ingest-photo.ts';
import { type UnpackDeps, unpackArchive } from './unpack.ts';

interface PhotosParts
  extends Pick<PhotoDeps, 'ledger' | 'inbox' | 'jobs' | 'preparePhoto' | 'inspect'>,
    Pick<UnpackDeps, 'archives' | 'hints'> {
  readonly settings: PhotoDeps['settings'] & Pick<Settings, 'lease'>;
  readonly newName: () => string;
  readonly log: RootLog;
}

export const createPhotos =
  ({ newName, log, ...parts }: PhotosParts) =>
  async (event: SQSEvent, invocation: Invocation): Promise<SQSBatchResponse> => {
    const { ledger, settings } = parts;
    const remainingMs = () => invocation.getRemainingTimeInMillis();
    const until = ledger.now() + remainingMs() + settings.lease.marginMs;
    const reader = { name: newName(), until };
    return workOnRecords(event, log, async (record, recordLog) => {
      const deps = { ...parts, reader, remainingMs, log: recordLog };
      for (const upload of uploadsIn(parseBody(record))) {
        const key = await classifyUpload(deps, upload);
        const uploadId = correlationOf(upload.key);
        if (key?.kind === 'photo') {
          const correlationId = correlationOf(subjectName(key));
          const log = withFields(recordLog, { correlationId, uploadId });
          await ingestPhoto({ ...deps, log }, upload, key.batch, key.id);
        }
        if (key?.kind === 'zip') {
          const log = withFields(recordLog, { uploadId });
          await unpackArchive({ ...deps, log }, upload, key.batch);
        }
      }
    });
  };
