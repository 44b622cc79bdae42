import { mkdir, writeFile } from 'node:fs/promises';
import { openApiFile, operationsFile } from './lib/openapi/files';
import { operationsText } from './lib/openapi/operations';
import { openApiText } from './lib/openapi/text';

// npm run openapi: writes the OpenAPI document and the list of operations. --print prints only the document.

const writeFiles = async (): Promise<void> => {
  await mkdir(new URL('.', openApiFile), { recursive: true });
  await writeFile(openApiFile, openApiText());
  await writeFile(operationsFile, operationsText());
  console.info('dist/openapi.json and docs/operations.txt are up to date with the route contracts.');
};

if (process.argv.includes('--print')) process.stdout.write(openApiText());
else await writeFiles();
