import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as routeModule from '../../shared/core/api/route';
import type * as contractsModule from '../../shared/core/api/contracts';
import type * as referenceModule from '../lib/openapi/reference';
import type * as paletteModule from '../../web/src/components/ui/palette';

const source = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

type Generated = { code: string; dependencies: readonly string[] };

/** Operations without schemas (and zod). Session operations are a separate module that visitors never load. */
const routesModule = async (forSession: boolean): Promise<Generated> => {
  const [contracts, routing] = await Promise.all([
    runnerImport<typeof contractsModule>(source('shared/core/api/contracts.ts')),
    runnerImport<typeof routeModule>(source('shared/core/api/route.ts')),
  ]);
  const operations = Object.entries(contracts.module.contracts)
    .flatMap(([area, routes]) =>
      Object.entries<routeModule.Route>(routes).map(([name, route]) => ({ area, name, route })),
    )
    .filter(({ route }) => !routing.module.isForKeys(route.access) && routing.module.needsToken(route) === forSession);
  const callable = operations.map(({ area, name, route }) => [
    name,
    {
      area,
      method: route.method,
      path: route.path,
      ...(route.access === 'publishableKey' && { key: true }),
      ...(forSession && { token: true }),
      ...(route.idempotent && { idempotent: true }),
    },
  ]);
  return {
    code: `export const routes = ${JSON.stringify(Object.fromEntries(callable))};`,
    dependencies: contracts.dependencies,
  };
};

const tokensModule = async (): Promise<Generated> => {
  const palette = await runnerImport<typeof paletteModule>(source('web/src/components/ui/palette.ts'));
  return { code: palette.module.tokensCss(), dependencies: [source('web/src/components/ui/palette.ts')] };
};

/** Content of the developers' page, without the schemas behind it. */
const referenceGenerated = async (): Promise<Generated> => {
  const { module, dependencies } = await runnerImport<typeof referenceModule>(
    source('scripts/lib/openapi/reference.ts'),
    { resolve: { alias: { '@shared': source('shared') } } },
  );
  return { code: `export const operations = ${JSON.stringify(module.publicReference())};`, dependencies };
};

const generators: Record<string, () => Promise<Generated>> = {
  'virtual:public-routes': () => routesModule(false),
  'virtual:session-routes': () => routesModule(true),
  'virtual:tokens.css': tokensModule,
  'virtual:public-reference': referenceGenerated,
};

export const virtualModules = (): Plugin => ({
  name: 'virtual-modules',
  resolveId: (id) => (id in generators ? `\0${id}` : undefined),
  async load(id) {
    const generate = id.startsWith('\0') ? generators[id.slice(1)] : undefined;
    if (!generate) return undefined;
    const { code, dependencies } = await generate();
    for (const file of dependencies) this.addWatchFile(file);
    return code;
  },
});
