import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiText } from './lib/openapi-document';

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
await writeFile(file, openApiText());
console.info('docs/openapi.json is up to date with the route contracts.');
