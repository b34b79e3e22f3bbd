import type { Part, Section } from './part.ts';
import { coldStarts } from './parts/cold-starts.ts';
import { cost } from './parts/cost.ts';
import { engines } from './parts/engines.ts';
import { fanOut } from './parts/fan-out.ts';
import { growth } from './parts/growth.ts';
import { intake } from './parts/intake.ts';
import { localRun } from './parts/local-run.ts';
import { sideBySide } from './parts/side-by-side.ts';

/** The page, in its order. */
export const sections: readonly Section[] = [
  fanOut,
  intake,
  growth,
  cost,
  sideBySide,
  engines,
  coldStarts,
  localRun,
];

/** Everything that is measured for the page. */
export const parts: readonly Part[] = sections.flatMap((section) => section.parts);
