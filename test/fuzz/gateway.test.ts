import { fuzzTarget } from './fuzz-target.ts';
import { targets } from './targets/index.ts';

fuzzTarget(targets.gateway, 150);
