export { type CatalogType, catalog, catalogTypes, isMovable, labelOf } from './catalog.ts';
export { type Entity, entitiesOf, isInOuterWall } from './entities.ts';
export { isEntrance, judge, judgeAt, judgeIn } from './judge.ts';
