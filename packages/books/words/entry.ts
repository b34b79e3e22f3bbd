export { type BookWording, bookWordingIn, englishWording } from './wording.ts';
