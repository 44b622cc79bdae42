import { productName } from '@shared/product';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
// The package's main module loads the whole interface.
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import { send, type RouteHandler } from './http';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const documentBytesMax = 10_000_000;

/** A separate process reads the current contracts. */
const openApiText = async (): Promise<string> => {
  const command = ['--import', 'tsx', 'scripts/openapi.ts', '--print'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, maxBuffer: documentBytesMax });
  return stdout;
};

const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const start = `SwaggerUIBundle({ url: '/_local/openapi/openapi.json', dom_id: '#api', deepLinking: true, persistAuthorization: false });`;
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API - ${productName}</title><link rel="stylesheet" href="/_local/openapi/swagger-ui.css"></head>
<body><main id="api"></main><script src="/_local/openapi/swagger-ui-bundle.js"></script><script>${start}</script></body></html>`;

export const openapiPage: RouteHandler = async (_request, response, url) => {
  const name = basename(url.pathname);
  if (name === 'openapi') return send(response, 200, 'text/html; charset=utf-8', page);
  const type = assets[name];
  if (type) return send(response, 200, type, await readFile(join(absolutePath(), name)));
  if (name !== 'openapi.json') return send(response, 404, 'text/plain', 'Not found');
  send(response, 200, 'application/json', await openApiText());
};
