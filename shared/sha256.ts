import { hash } from 'node:crypto';

/** SHA-256 of UTF-8, in hex. Browser bundles use sha256-browser.ts instead. */
export const sha256Hex = (text: string): string => hash('sha256', text);
