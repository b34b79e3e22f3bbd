import type { AspectPoint } from '../../../engines/chart/aspect-types.ts';
import type { BodyName } from '../../../engines/zodiac/bodies.ts';

/** Whom a sentence about a chart can speak of, in either tradition. */
export type PointName = BodyName | AspectPoint;
