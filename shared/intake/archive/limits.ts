const megabyte = 1024 * 1024;

/** Files of one archive, and bytes of the directory that names them. */
export const maxEntries = 10_000;
export const maxDirectoryBytes = 16 * megabyte;
/** A table within an archive is held in memory while it is unpacked; larger ones are sent by themselves. */
export const maxPackedTableBytes = 50 * megabyte;
/** All files of one archive together, unpacked. */
export const maxUnpackedBytes = 20 * 1024 * megabyte;
/** How much larger a file may become by unpacking; photos hardly do, tables some ten or twenty times. */
export const maxRatio = 200;
/** Folders within each other. */
export const maxDepth = 10;
