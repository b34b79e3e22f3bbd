import content from '#profile' with { type: 'json' };
import { readProfile } from './read.ts';

/**
 * The profile of the service that this very bundle was made for. Outside a bundle it is `documented`
 * (package.json, "imports").
 */
export const activeProfile = readProfile(content);

/** The same as it was written, for programs that speak to the service themselves. */
export const activeContent: { readonly name: string } = content;
