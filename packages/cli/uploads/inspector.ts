import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PhotoDoubt } from '@palmleaf/shared/intake/photos/photo-doubt';
import { isRefused } from '@palmleaf/shared/intake/refusal';

export type LocalInspector = (path: string) => Promise<PhotoDoubt | undefined>;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Ignores a photo that cannot be decoded, because another check reports it. */
export const inspectFile: LocalInspector = async (path) => {
  const [{ preparePhoto }, { loadHandNetwork }, { screenPhoto }] = await Promise.all([
    import('@palmleaf/shared/intake/photos/photo'),
    import('@palmleaf/engines/palm/hand/hand-network'),
    import('@palmleaf/engines/palm/screening'),
  ]);
  const photo = await preparePhoto(await readFile(path));
  return isRefused(photo) ? undefined : screenPhoto(photo.image, await loadHandNetwork(root));
};
