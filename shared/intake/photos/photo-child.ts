/** A process that prepares photos for its parent in turn. The parent kills it if a photo exceeds its budget. */
import type { PhotoAnswer, PhotoTask } from './darkroom.ts';
import { preparePhoto } from './photo.ts';

process.on('message', ({ bytes, limits }: PhotoTask) => {
  void preparePhoto(bytes, limits)
    .then((result): PhotoAnswer => ({ result }))
    .catch(
      (error: unknown): PhotoAnswer => ({ failed: error instanceof Error ? error.message : String(error) }),
    )
    .then((answer) => process.send?.(answer));
});
// The parent has ended.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
