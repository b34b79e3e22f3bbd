/** Base of what is thrown about items and cursors of the table, for whoever can do something about it. */
export abstract class TableError extends Error {}
