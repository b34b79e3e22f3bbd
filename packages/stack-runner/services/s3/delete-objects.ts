import { AwsError } from '../../basics/errors.ts';
import { escapeXml, unescapeXml, xmlElements } from '../../protocol/xml.ts';
import type { Deletion } from './changes.ts';

const maxObjects = 1000;

interface NamedObject {
  readonly key: string;
  readonly versionId: string | undefined;
}

/** @throws AwsError 400 for XML that another reader could read differently */
export function objectsToDelete(xml: string): { readonly objects: NamedObject[]; readonly isQuiet: boolean } {
  const objects = xmlElements(xml, 'Object').map((object) => {
    const [key] = xmlElements(object, 'Key');
    const [versionId] = xmlElements(object, 'VersionId');
    return { key: key ?? '<', versionId: versionId === undefined ? undefined : unescapeXml(versionId) };
  });
  const elements = xml.match(/<[\w:]*Key\b/g) ?? [];
  const isMalformed =
    objects.length !== elements.length ||
    objects.length > maxObjects ||
    objects.some(({ key }) => key.includes('<')) ||
    xml.includes('<!');
  if (isMalformed) throw new AwsError('MalformedXML', 'The XML you provided was not well-formed.');
  return {
    objects: objects.map(({ key, versionId }) => ({ key: unescapeXml(key), versionId })),
    isQuiet: xmlElements(xml, 'Quiet')[0]?.trim().toLowerCase() === 'true',
  };
}

export function deleteResult(deleted: readonly (Deletion & { readonly key: string })[]): string {
  const entries = deleted.map(({ key, versionId, markerId }) =>
    [
      `<Deleted><Key>${escapeXml(key)}</Key>`,
      versionId === undefined ? '' : `<VersionId>${escapeXml(versionId)}</VersionId>`,
      markerId === undefined
        ? ''
        : `<DeleteMarker>true</DeleteMarker><DeleteMarkerVersionId>${markerId}</DeleteMarkerVersionId>`,
      '</Deleted>',
    ].join(''),
  );
  return `<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${entries.join('')}</DeleteResult>`;
}
