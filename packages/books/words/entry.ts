// What other packages use of this folder.
export { englishWording, type Wording, wordingIn } from './wording.ts';
