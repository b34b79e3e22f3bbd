import content from '#profile' with { type: 'json' };
import { readProfile } from './read.ts';

/** Chosen at build time; outside a bundle, `documented` (package.json, "imports"). */
export const activeProfile = readProfile(content);

export const activeContent: { readonly name: string } = content;
