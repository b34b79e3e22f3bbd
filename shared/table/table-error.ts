/** The base of all errors about items and cursors of the table. */
export abstract class TableError extends Error {}

/** Thrown when this version of the code cannot read an item of the table. */
export class UnreadableItemError extends TableError {
  override readonly name = 'UnreadableItemError';
}
