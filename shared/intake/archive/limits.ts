const megabyte = 1024 * 1024;

export const maxEntries = 10_000;
export const maxDirectoryBytes = 16 * megabyte;
/** A table within an archive is unpacked in memory. */
export const maxPackedTableBytes = 50 * megabyte;
export const maxUnpackedBytes = 20 * 1024 * megabyte;
/** Unpacked size divided by packed size. Tables reach ten or twenty. */
export const maxRatio = 200;
/** A file may be packed to more bytes than it has: by this share of them, and a head. */
export const maxPackingLossShare = 1 / 8;
export const maxPackingHeadBytes = 1024;
export const maxDepth = 10;
