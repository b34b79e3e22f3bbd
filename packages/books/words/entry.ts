// What other packages use of this folder.
export { traditionOf } from './tradition.ts';
export { englishWording, type Wording, wordingIn } from './wording.ts';
