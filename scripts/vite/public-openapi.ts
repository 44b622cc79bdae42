import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { publicOpenApiPath } from '../../shared/paths.ts';
import type * as textModule from '../lib/openapi/text';
import type * as documentModule from '../lib/openapi/public-document';

const source = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const withAliases = { resolve: { alias: { '@shared': source('shared') } } };

const documentText = async (): Promise<string> => {
  const [{ module: text }, { module: document }] = await Promise.all([
    runnerImport<typeof textModule>(source('scripts/lib/openapi/text.ts'), withAliases),
    runnerImport<typeof documentModule>(source('scripts/lib/openapi/public-document.ts'), withAliases),
  ]);
  return text.openApiText(document.publicDocument());
};

/** The OpenAPI document of the public API, as a file of the site. */
export const publicOpenApiFile = (): Plugin => ({
  name: 'public-openapi',
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: publicOpenApiPath.slice(1), source: await documentText() });
  },
  configureServer({ middlewares }) {
    middlewares.use(publicOpenApiPath, (_request, response, next) => {
      documentText().then((text) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(text);
      }, next);
    });
  },
});
