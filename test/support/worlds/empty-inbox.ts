import { DeletedObjectError, type Inbox } from '../../../shared/uploads/inbox.ts';

const nothing = () => Promise.reject(new DeletedObjectError('The inbox is empty'));

export const emptyInbox: Inbox = { read: nothing, find: nothing };
