/** placeholder replaced below */
export function openApiDocument() {
  return { openapi: '3.1.0' };
}
