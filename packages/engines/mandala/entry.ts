export { compass, zoneWords } from './compass.ts';
export { type Devata, unreadColour } from './devata.ts';
export { devatas } from './devatas.ts';
export { compareGrades, type Grade, type Priority, resultOf, worst } from './grade.ts';
export { allPadas, type Pada, zoneOfDevata, zoneOfPada } from './mandala.ts';
