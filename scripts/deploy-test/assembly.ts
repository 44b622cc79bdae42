import { App } from 'aws-cdk-lib';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFunctions } from '../../infra/bundling';
import { stageConfig } from '../../infra/config';
import { addStage } from '../../infra/stage';
import { stageContext } from '../../infra/stage-context';
import { functionEntries } from '../../shared/platform/functions';
import type { MissingPart, Template } from './template-gaps';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** URL of the tested stage's site; only the CDN is not deployed. */
export const siteUrl = 'http://localhost:5173';
export const testedStage = stageConfig('dev');

/** Templates and packages of the dev stage without its CDN, for `cdk deploy --app <directory>`. */
export const writeAssembly = async (directory: string, missing: readonly MissingPart[]): Promise<void> => {
  const { context } = JSON.parse(await readFile(join(root, 'cdk.json'), 'utf8')) as {
    context: Record<string, unknown>;
  };
  const assembly = join(directory, 'assembly');
  const app = new App({ context, outdir: assembly, analyticsReporting: false });
  const bundles = await bundleFunctions(functionEntries, join(directory, 'functions'));
  addStage(app, stageContext({ ...testedStage, siteUrl, scanUploads: false }, bundles, null));
  app.synth();
  for (const file of (await readdir(assembly)).filter((name) => name.endsWith('.template.json'))) {
    const template = JSON.parse(await readFile(join(assembly, file), 'utf8')) as Template;
    const adapted = missing.reduce((rest, part) => part.without(rest), template);
    await writeFile(join(assembly, file), JSON.stringify(adapted));
  }
};
