abstract class PhotosError extends Error {}

/** The photo itself causes the failure, which counts as an attempt. */
export class PreparationError extends PhotosError {
  override readonly name = 'PreparationError';
}

/** The archive was deleted or overwritten; a newer version has its own event. */
export class ArchiveMissingError extends PhotosError {
  override readonly name = 'ArchiveMissingError';
}
