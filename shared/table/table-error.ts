export abstract class TableError extends Error {}

/** This version of the code cannot read the item. */
export class UnreadableItemError extends TableError {
  override readonly name = 'UnreadableItemError';
}
