import { App } from 'aws-cdk-lib';
import { build } from 'esbuild';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bundling from '../../infra/bundling';
import type * as Config from '../../infra/config';
import type * as Stage from '../../infra/stage';
import type * as Functions from '../../shared/platform/functions';
import { missingParts, type Template } from './template-gaps';

// tsx scripts/deploy-test/write-assembly.ts <directory> <site> <endpoint>   in the directory of a release: templates and
// packages of its dev stage without the CDN, for `cdk deploy --app <directory>/assembly`

const part = <Module>(path: string): Promise<Module> =>
  import(pathToFileURL(join(process.cwd(), path)).href) as Promise<Module>;

const [directory = '', siteUrl = '', endpoint = ''] = process.argv.slice(2);
const assembly = join(directory, 'assembly');
const packages = join(directory, 'functions');
await mkdir(directory, { recursive: true });

const { esbuildOptions } = await part<typeof Bundling>('infra/bundling.ts');
const { functionEntries } = await part<typeof Functions>('shared/platform/functions.ts');
// One build that reads every module once: sequential builds take minutes.
await build({
  ...esbuildOptions({ entry: '' }, packages, { minify: false, sourcemap: false }),
  entryPoints: Object.fromEntries(functionEntries.map(({ name, entry }) => [`${name}/index`, entry])),
  splitting: false,
});

const { context } = JSON.parse(await readFile('cdk.json', 'utf8')) as { context: Record<string, unknown> };
const app = new App({ context, outdir: assembly, analyticsReporting: false });
const { stageConfig } = await part<typeof Config>('infra/config.ts');
const { addStage } = await part<typeof Stage>('infra/stage.ts');
const config = { ...stageConfig('dev'), siteUrl, scanUploads: false };
addStage(app, { config, bundle: (name) => join(packages, name), site: null });
app.synth();

const missing = await missingParts(endpoint);
for (const file of (await readdir(assembly)).filter((name) => name.endsWith('.template.json'))) {
  const template = JSON.parse(await readFile(join(assembly, file), 'utf8')) as Template;
  const adapted = missing.reduce((rest, it) => it.without(rest), template);
  await writeFile(join(assembly, file), JSON.stringify(adapted));
}
