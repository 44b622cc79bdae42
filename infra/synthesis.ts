import { App, type AppProps } from 'aws-cdk-lib';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { functionEntries } from '../shared/platform/functions';
import type { FunctionBundle } from './bundling';
import { resourceName, type StageConfig } from './config';
import type { Template, Templates } from './limits/templates';
import { addStage } from './stage';
import { stageContext } from './stage-context';

const { context } = JSON.parse(readFileSync(fileURLToPath(new URL('../cdk.json', import.meta.url)), 'utf8')) as {
  context: Record<string, unknown>;
};

const newDirectory = (name: string): string => mkdtempSync(join(tmpdir(), `wardline-${name}-`));

/** Templates do not depend on code. */
const emptyBundles = (): Pick<FunctionBundle, 'name' | 'directory'>[] => {
  const directory = newDirectory('empty');
  writeFileSync(join(directory, 'index.mjs'), 'export const handler = async () => undefined;\n');
  return functionEntries.map(({ name }) => ({ name, directory }));
};

/** `messages`: errors and warnings, each after its level. */
type Made = { app: App; templates: Templates; messages: string[] };

/** The result of `cdk synth`, without building code. */
export const synthesizeStage = (config: StageConfig, site: string | null, props: AppProps = {}): Made => {
  const app = new App({ context, outdir: newDirectory('synth'), analyticsReporting: false, ...props });
  addStage(app, stageContext(config, emptyBundles(), site));
  const prefix = resourceName(config, '');
  const { stacks } = app.synth();
  const templates = Object.fromEntries(
    stacks.map(({ stackName, template }) => [stackName.slice(prefix.length), template as Template]),
  );
  const messages = stacks.flatMap((stack) =>
    stack.messages.map(({ level, entry }) => `${level}: ${String(entry.data)}`),
  );
  return { app, templates, messages };
};
