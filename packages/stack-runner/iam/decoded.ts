/** Decodes a part of an address; returns it unchanged if the encoding is invalid, which the service refuses. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
