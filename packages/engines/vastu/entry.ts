// What other packages use of this folder.
export { type Entity, entitiesOf } from './entities.ts';
export { isEntrance, judge, judgeAt, judgeIn } from './judge.ts';
