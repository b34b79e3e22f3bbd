import type { PhotoInspector } from '../../shared/intake/photos/photo-doubt.ts';

export function inspectorWithNetwork(directory: string): PhotoInspector {
  return async (image) => {
    const [{ loadHandNetwork }, { lookAtPhoto }] = await Promise.all([
      import('@palmleaf/engines/palm/hand/hand-network'),
      import('@palmleaf/engines/palm/look'),
    ]);
    return lookAtPhoto(image, await loadHandNetwork(directory));
  };
}
