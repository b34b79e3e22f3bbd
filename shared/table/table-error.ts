/** Base of what is thrown about items and cursors of the table, for whoever can do something about it. */
export abstract class TableError extends Error {}

/** Thrown when an item of the table is not what this version of the code wrote or can read. */
export class UnreadableItemError extends TableError {
  override readonly name = 'UnreadableItemError';
}
