export { englishWording, type Wording, wordingIn } from './wording.ts';
