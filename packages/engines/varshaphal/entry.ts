export { annualChart } from './annual-chart.ts';
export { regardBetween } from './aspects.ts';
export { isWeak, type Rank } from './condition.ts';
export { type AnnualPlanets, planetId } from './planets.ts';
export { muddaDasha } from './year/mudda.ts';
export { sahamsOf } from './year/sahams.ts';
export { yearLord } from './year/year-lord.ts';
export { yogasOf } from './yogas/index.ts';
export { annualYogaNames, type IthasalaKind, type Occurrence, type Yoga } from './yogas/yoga.ts';
