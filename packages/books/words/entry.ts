export { traditionOf } from './tradition.ts';
export { englishWording, type Wording, wordingIn } from './wording.ts';
