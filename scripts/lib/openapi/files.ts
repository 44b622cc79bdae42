/** Build output, not in git. */
export const openApiFile = new URL('../../../dist/openapi.json', import.meta.url);
/** In git, so reviews show which operations changed. */
export const operationsFile = new URL('../../../docs/operations.txt', import.meta.url);
