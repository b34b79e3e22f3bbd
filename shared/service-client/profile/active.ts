import content from '#profile' with { type: 'json' };
import { readProfile } from './read.ts';

/**
 * The service profile that this bundle was built for. Outside a bundle it is `documented` (package.json, "imports").
 */
export const activeProfile = readProfile(content);

/** The unparsed profile, for programs that call the service themselves. */
export const activeContent: { readonly name: string } = content;
