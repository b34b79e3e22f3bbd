export { bookTraditions, chartStyles, traditionOf } from './tradition.ts';
export { englishWording, type Wording, wordingIn } from './wording.ts';
