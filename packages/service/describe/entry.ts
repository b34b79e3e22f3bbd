export { answerSchemas } from './answer-rows.ts';
export { jsonSchema } from './json-schema.ts';
