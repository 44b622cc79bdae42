import { mkdir, writeFile } from 'node:fs/promises';
import { openApiFile, operationsFile } from './lib/openapi/files';
import { operationsText } from './lib/openapi/operations';
import { openApiText } from './lib/openapi/text';

// npm run openapi: the OpenAPI document and the list of operations that a review reads. With --print the document only.

const writeFiles = async (): Promise<void> => {
  await mkdir(new URL('.', openApiFile), { recursive: true });
  await writeFile(openApiFile, openApiText());
  await writeFile(operationsFile, operationsText());
  console.info('dist/openapi.json and docs/operations.txt are up to date with the route contracts.');
};

if (process.argv.includes('--print')) process.stdout.write(openApiText());
else await writeFiles();
