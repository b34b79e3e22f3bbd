import type { ArchiveInbox } from '../../../shared/uploads/inbox.ts';

const refuse = async (): Promise<never> => {
  throw new Error('The code looked for an archive, but this test has none');
};

export const noArchives: ArchiveInbox = { range: refuse, put: refuse };
