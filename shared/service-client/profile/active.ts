import content from '#profile' with { type: 'json' };
import { readProfile } from './read.ts';

/**
 * The profile of the service that this very bundle was made for. Outside a bundle it is `documented`
 * (package.json, "imports").
 */
export const activeProfile = readProfile(content);
