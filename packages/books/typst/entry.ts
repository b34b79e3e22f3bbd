// What other packages use of this folder.
export { Press } from './press.ts';
export { OverBudgetError, PrintError } from './print-error.ts';
