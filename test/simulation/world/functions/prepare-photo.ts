import type { preparePhoto } from '../../../../shared/intake/photos/photo.ts';
import { refuse } from '../../../../shared/intake/refusal.ts';
import type { Process } from '../process.ts';
import { photoFates } from '../scenario/photo-fates.ts';

/** Replaces sharp: refuses a broken picture, and dies over a deadly one. */
export const standInFor =
  (process: Process): typeof preparePhoto =>
  async (bytes) => {
    await process.sleep(300);
    const [fate] = new TextDecoder().decode(bytes).split(' ');
    if (fate === photoFates.deadly) process.die();
    await process.sleep(1);
    if (fate === photoFates.broken) return refuse('photo-damaged', { code: 'photo-damaged' });
    return { image: bytes, format: 'jpeg', width: 1200, height: 1600, sourceFormat: 'jpeg', changed: [] };
  };
