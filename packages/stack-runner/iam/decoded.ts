/** Decodes a part of an address. Returns it unchanged where the encoding is wrong: the service refuses that. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
