// What other packages use of this folder.
export { Press } from './press.ts';
export { PrintError, TooSlowError } from './print-error.ts';
