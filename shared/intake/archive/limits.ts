const megabyte = 1024 * 1024;

export const maxEntries = 10_000;
export const maxDirectoryBytes = 16 * megabyte;
/** A table within an archive is unpacked in memory. */
export const maxPackedTableBytes = 50 * megabyte;
export const maxUnpackedBytes = 20 * 1024 * megabyte;
/** Unpacked size divided by packed size; tables reach 10 to 20. */
export const maxRatio = 200;
/** Packing may enlarge a file: by this share of its size, plus `maxPackingHeadBytes`. */
export const maxPackingLossShare = 1 / 8;
export const maxPackingHeadBytes = 1024;
export const maxDepth = 10;
