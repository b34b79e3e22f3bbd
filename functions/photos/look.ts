import type { PhotoLook } from '../../shared/intake/photos/photo-doubt.ts';

/**
 * Returns a photo check by the hand network of our palm engine. The network is loaded with the first photo.
 *
 * @param directory the folder of the network's files: beside the bundle, or the package root
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
