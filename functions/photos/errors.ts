/** Errors that never leave the photos function. */
abstract class PhotosError extends Error {}

/** Thrown when the photo itself causes the failure. It counts as an attempt, like the death of a function. */
export class PreparationError extends PhotosError {
  override readonly name = 'PreparationError';
}

/** Thrown when an archive was deleted or overwritten; the newer version has its own event. */
export class ArchiveGoneError extends PhotosError {
  override readonly name = 'ArchiveGoneError';
}
