export abstract class TableError extends Error {}

export class UnreadableItemError extends TableError {
  override readonly name = 'UnreadableItemError';
}
