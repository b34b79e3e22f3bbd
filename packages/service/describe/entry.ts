// What other packages use of this folder.
export { answerSchemas } from './answer-rows.ts';
export { jsonSchema } from './json-schema.ts';
