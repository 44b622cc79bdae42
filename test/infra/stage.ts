import { App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { build } from 'esbuild';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { esbuildOptions, type FunctionBundle } from '../../infra/bundling';
import { stageConfig, type Stage, type StageConfig } from '../../infra/config';
import { addStage } from '../../infra/stage';
import { stageContext } from '../../infra/stage-context';
import { functionEntries } from '../../shared/platform/functions';

export type Resource = { Type: string; Properties: Record<string, unknown>; [part: string]: unknown };
export type Template = { Resources: Record<string, Resource>; Rules?: Record<string, unknown> };
export type Synthesis = {
  templates: Record<string, Template>;
  /** What cdk-nag finds, without what is explained. Takes seconds. */
  findings: () => string[];
};

const root = join(import.meta.dirname, '../..');
const context = (JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> })
  .context;

/**
 * As deployed but not minified, so the code can be searched. All in one build, which reads every module once; without
 * shared chunks, so each function still has what it uses to itself.
 */
export const realBundles = async (): Promise<FunctionBundle[]> => {
  const outDir = mkdtempSync(join(tmpdir(), 'wardline-bundles-'));
  const { metafile } = await build({
    ...esbuildOptions({ entry: '' }, outDir, { minify: false, sourcemap: false }),
    entryPoints: Object.fromEntries(functionEntries.map(({ name, entry }) => [`${name}/index`, entry])),
    splitting: false,
  });
  return functionEntries.map(({ name }) => {
    const [file, output] = Object.entries(metafile.outputs).find(([path]) => path.endsWith(`/${name}/index.mjs`))!;
    const directory = join(outDir, name);
    const own = { inputs: metafile.inputs, outputs: { [file]: output } };
    return { name, directory, file: join(directory, 'index.mjs'), bytes: output.bytes, metafile: own };
  });
};

/** Templates do not depend on code. */
const emptyBundles = (): Pick<FunctionBundle, 'name' | 'directory'>[] => {
  const directory = mkdtempSync(join(tmpdir(), 'wardline-empty-'));
  writeFileSync(join(directory, 'index.mjs'), 'export const handler = async () => undefined;\n');
  return functionEntries.map(({ name }) => ({ name, directory }));
};

export type SynthesisOptions = {
  config?: Partial<StageConfig>;
  site?: string | null;
};

const findingsOf = (app: App): string[] =>
  new AwsSolutionsChecks()
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
    );

const templatesOf = (app: App, stage: Stage): Record<string, Template> => {
  const prefix = `wardline-${stage}-`;
  return Object.fromEntries(
    app.synth().stacks.map(({ stackName, template }) => [stackName.slice(prefix.length), template as Template]),
  );
};

const made = (stage: Stage, { config, site = null }: SynthesisOptions): Synthesis => {
  const app = new App({ context, outdir: mkdtempSync(join(tmpdir(), 'wardline-synth-')), analyticsReporting: false });
  addStage(app, stageContext({ ...stageConfig(stage), ...config }, emptyBundles(), site));
  const templates = templatesOf(app, stage);
  let findings: string[] | undefined;
  return { templates, findings: () => (findings ??= findingsOf(app)) };
};

const known = new Map<string, Synthesis>();

/** A synthesis takes seconds and tests only read it: each one of nothing but configuration is made once. */
export const synthesise = (stage: Stage, options: SynthesisOptions = {}): Synthesis => {
  if (options.site) return made(stage, options);
  const key = JSON.stringify([stage, options.config ?? {}]);
  const synthesis = known.get(key) ?? made(stage, options);
  known.set(key, synthesis);
  return synthesis;
};

export const ofType = (template: Template | undefined, type: string): [string, Resource][] =>
  Object.entries(template?.Resources ?? {}).filter(([, resource]) => resource.Type === type);

export const everyOfType = ({ templates }: Synthesis, type: string): [string, Resource][] =>
  Object.values(templates).flatMap((template) => ofType(template, type));

/** Both stacks of the HTTP operations. */
export const apiOf = ({ templates }: Synthesis): Template => ({
  Resources: { ...templates['api']?.Resources, ...templates['api-2']?.Resources },
});
