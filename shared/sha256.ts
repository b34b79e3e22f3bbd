import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, in hex. In a browser sha256-browser.ts stands in its place. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
