import { mkdir, writeFile } from 'node:fs/promises';
import { openApiFile, operationsFile } from './lib/openapi/files';
import { operationsText } from './lib/openapi/operations';
import { openApiText } from './lib/openapi/text';
import { callCostsFile, callCostsText } from './lib/call-costs/call-costs-document';

// npm run openapi: writes the OpenAPI document, the list of operations, and docs/call-costs.md. --print prints only the document.

const writeFiles = async (): Promise<void> => {
  await mkdir(new URL('.', openApiFile), { recursive: true });
  await writeFile(openApiFile, openApiText());
  await writeFile(operationsFile, operationsText());
  await writeFile(callCostsFile, await callCostsText());
  console.info(
    'dist/openapi.json, docs/operations.txt, and docs/call-costs.md are up to date with the route contracts.',
  );
};

if (process.argv.includes('--print')) process.stdout.write(openApiText());
else await writeFiles();
