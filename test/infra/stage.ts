import { App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions, type FunctionBundle } from '../../infra/bundling';
import { stageConfig, type Stage, type StageConfig } from '../../infra/config';
import { addStage } from '../../infra/stage';
import { stageContext } from '../../infra/stage-context';
import { functionEntries } from '../../shared/platform/functions';

export type Resource = { Type: string; Properties: Record<string, unknown>; [part: string]: unknown };
export type Template = { Resources: Record<string, Resource>; Rules?: Record<string, unknown> };
export type Synthesis = { templates: Record<string, Template>; findings: string[] };

const root = join(import.meta.dirname, '../..');
const context = (JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> })
  .context;

/** As deployed but not minified, so the code can be searched. */
export const realBundles = (): Promise<FunctionBundle[]> =>
  bundleFunctions(functionEntries, mkdtempSync(join(tmpdir(), 'wardline-bundles-')), {
    minify: false,
    sourcemap: false,
  });

type Package = Pick<FunctionBundle, 'name' | 'directory'>;

/** Most templates do not depend on code. */
export const emptyBundles = (): Package[] => {
  const directory = mkdtempSync(join(tmpdir(), 'wardline-empty-'));
  writeFileSync(join(directory, 'index.mjs'), 'export const handler = async () => undefined;\n');
  return functionEntries.map(({ name }) => ({ name, directory }));
};

export type SynthesisOptions = {
  packages?: readonly Package[];
  config?: Partial<StageConfig>;
  site?: string | null;
  /** Runs cdk-nag, which takes seconds. */
  nag?: boolean;
};

const findingsOf = (app: App): string[] =>
  new AwsSolutionsChecks()
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
    );

export const synthesise = (
  stage: Stage,
  { packages = emptyBundles(), config, site = null, nag = false }: SynthesisOptions = {},
): Synthesis => {
  const app = new App({ context, outdir: mkdtempSync(join(tmpdir(), 'wardline-synth-')), analyticsReporting: false });
  addStage(app, stageContext({ ...stageConfig(stage), ...config }, packages, site));
  const { stacks } = app.synth();
  const prefix = `wardline-${stage}-`;
  const templates = Object.fromEntries(
    stacks.map(({ stackName, template }) => [stackName.slice(prefix.length), template as Template]),
  );
  return { templates, findings: nag ? findingsOf(app) : [] };
};

export const ofType = (template: Template | undefined, type: string): [string, Resource][] =>
  Object.entries(template?.Resources ?? {}).filter(([, resource]) => resource.Type === type);

export const everyOfType = ({ templates }: Synthesis, type: string): [string, Resource][] =>
  Object.values(templates).flatMap((template) => ofType(template, type));

/** Both stacks of the HTTP operations. */
export const apiOf = ({ templates }: Synthesis): Template => ({
  Resources: { ...templates['api']?.Resources, ...templates['api-2']?.Resources },
});
