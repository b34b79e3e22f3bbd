/** The pages of the reports function: pure functions from views to documents, and the two files they refer to. */
export { batchPage } from './batch/batch.ts';
export { type BatchEntry, batchesPage } from './batch/batches.ts';
export { contentSecurityPolicy } from './html/page.ts';
export { script } from './live.ts';
export { type MonthShown, type PlaceShown, panchangPage } from './month.ts';
export { type Problem, problemPage } from './problem.ts';
export { reportPage } from './report/report.ts';
export type { Asset } from './styles/asset.ts';
export { styles } from './styles/styles.ts';
