import type { Part, Section } from './part.ts';
import { coldStarts } from './parts/cold-starts.ts';
import { cost } from './parts/cost.ts';
import { engines } from './parts/engines.ts';
import { fanOut } from './parts/fan-out.ts';
import { growth } from './parts/growth.ts';
import { intake } from './parts/intake.ts';
import { localRun } from './parts/local-run.ts';
import { sideBySide } from './parts/side-by-side.ts';

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

export const parts: readonly Part[] = sections.flatMap((section) => section.parts);
