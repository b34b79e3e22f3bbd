export { Press } from './press.ts';
export { OverBudgetError, PressError, PrintError } from './print-error.ts';
