/** Thrown within photos, and answered there. */
abstract class PhotosError extends Error {}

/** Thrown when the photo itself is what failed: that counts, as a death of the function does. */
export class PreparationError extends PhotosError {
  override readonly name = 'PreparationError';
}

/** Thrown when an archive is gone, or overwritten: a newer event tells of it. */
export class ArchiveGoneError extends PhotosError {
  override readonly name = 'ArchiveGoneError';
}
