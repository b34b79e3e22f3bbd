import { Output } from './output.ts';

/**
 * The output of this process. Whoever reads it may stop early (`palmleaf export june --ndjson | head`): then it ends.
 *
 * @param codes what the process ends with when its reader has gone, and when writing fails otherwise
 */
export function processOutput(codes: { readonly readerGone: number; readonly failed: number }): Output {
  process.stdout.on('error', (error) => {
    process.exit('code' in error && error.code === 'EPIPE' ? codes.readerGone : codes.failed);
  });
  // Without a reader of what is said on the way, there is nobody to tell.
  process.stderr.on('error', () => undefined);
  return new Output(process.stdout, process.stderr);
}
