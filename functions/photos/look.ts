import type { PhotoLook } from '../../shared/intake/photos/photo-doubt.ts';

/**
 * Looks with the hand network of our palm engine. It is loaded with the first photo: whoever does not look pays nothing for it.
 *
 * @param directory where the files of the network lie: beside the bundle, or the package root
 */
export function lookWithNetwork(directory: string): PhotoLook {
  return async (image) => {
    const [{ loadHandNetwork }, { lookAtPhoto }] = await Promise.all([
      import('@palmleaf/engines/palm/hand/hand-network'),
      import('@palmleaf/engines/palm/look'),
    ]);
    return lookAtPhoto(image, await loadHandNetwork(directory));
  };
}
