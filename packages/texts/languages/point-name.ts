import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName } from '@palmleaf/engines/zodiac';

export type PointName = BodyName | AspectPoint;
