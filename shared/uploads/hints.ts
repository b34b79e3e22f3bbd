import type { Upload } from './upload.ts';

/** Sends an upload to its intake queue again, as the event that brought it. */
export interface UploadHints {
  send(upload: Upload): Promise<void>;
}
