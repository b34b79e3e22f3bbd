import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName } from '@palmleaf/engines/zodiac';

/** Whom a sentence about a chart can speak of, in either tradition. */
export type PointName = BodyName | AspectPoint;
