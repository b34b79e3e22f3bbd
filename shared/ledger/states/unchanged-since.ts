import type { Condition } from '../../table/table.ts';
import type { Header } from '../items/header.ts';
import { headerItems } from '../items/header.ts';

/**
 * What every write must name that was judged by a look at a header. The revision tells a whole wave of another worker
 * that has passed since, after which the rest looks the same; inputs move under a wave without one.
 */
export const asSeen = (seen: Header): Condition[] =>
  headerItems.unchanged(seen, 'state', 'inputsRevision', 'revision');
