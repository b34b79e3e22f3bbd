export { Press } from './press.ts';
export { OverBudgetError, PrintError } from './print-error.ts';
