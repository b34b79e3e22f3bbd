import type { PhotoInspector } from '../../shared/intake/photos/photo-doubt.ts';

export function inspectorWithNetwork(directory: string): PhotoInspector {
  return async (image) => {
    const [{ loadHandNetwork }, { screenPhoto }] = await Promise.all([
      import('@palmleaf/engines/palm/hand/hand-network'),
      import('@palmleaf/engines/palm/screening'),
    ]);
    return screenPhoto(image, await loadHandNetwork(directory));
  };
}
