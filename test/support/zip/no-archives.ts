import type { ArchiveInbox } from '../../../shared/uploads/inbox.ts';

const nobody = async (): Promise<never> => {
  throw new Error('An archive was looked for where none is put');
};

export const noArchives: ArchiveInbox = { range: nobody, metadata: nobody, put: nobody };
