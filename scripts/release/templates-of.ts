import { App } from 'aws-cdk-lib';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release, Template } from './release';

// tsx scripts/release/templates-of.ts <stage> <file>   in the directory of a release: its templates, without building code

type Module = Record<string, (...args: never[]) => unknown>;
const part = async (path: string): Promise<Module> =>
  (await import(pathToFileURL(join(process.cwd(), path)).href)) as Module;

const [stage = '', file = ''] = process.argv.slice(2);
const { context } = JSON.parse(await readFile('cdk.json', 'utf8')) as { context: Record<string, unknown> };
const directory = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `wardline-${name}-`));
const site = await directory('code');
await writeFile(join(site, 'index.html'), '');

const app = new App({ context, outdir: await directory('assembly'), analyticsReporting: false });
const { stageConfig } = await part('infra/config.ts');
const { addStage } = await part('infra/stage.ts');
addStage!(app as never, { config: stageConfig!(stage as never), bundle: () => site, site } as never);
const release: Release = app
  .synth()
  .stacks.map(({ stackName, template }) => ({ stack: stackName, template: template as Template }));
await writeFile(file, JSON.stringify(release));
