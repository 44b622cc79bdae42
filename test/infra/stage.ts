import type { App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { build } from 'esbuild';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { esbuildOptions, type FunctionBundle } from '../../infra/bundling';
import { stageConfig, type Stage, type StageConfig } from '../../infra/config';
import { ofType, type Resource, type Template, type Templates } from '../../infra/limits/templates';
import { synthesizeStage } from '../../infra/synthesis';
import { functionEntries } from '../../shared/platform/functions';

export { ofType, type Resource, type Template };
export type Synthesis = {
  templates: Templates;
  messages: string[];
  /** What cdk-nag finds, without what is explained. Takes seconds. */
  findings: () => string[];
};

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

const made = (stage: Stage, { config, site = null }: SynthesisOptions): Synthesis => {
  const { app, templates, messages } = synthesizeStage({ ...stageConfig(stage), ...config }, site);
  let findings: string[] | undefined;
  return { templates, messages, findings: () => (findings ??= findingsOf(app)) };
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

export const everyOfType = ({ templates }: Synthesis, type: string): [string, Resource][] =>
  Object.values(templates).flatMap((template) => ofType(template, type));

/** Both stacks of the HTTP operations. */
export const apiOf = ({ templates }: Synthesis): Template => ({
  Resources: { ...templates['api']?.Resources, ...templates['api-2']?.Resources },
});

export type Statement = { Action: string | string[]; Resource: unknown; Condition?: unknown; Effect: string };
/** The ID is the role's. */
export type Rights = { role: string; statements: Statement[] };

/** What roles may do, by policies in a role and by those that are resources of their own. */
export const rightsIn = (template: Template | undefined): Rights[] => {
  const statementsOf = (policy: unknown): Statement[] =>
    (policy as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement;
  const own = ofType(template, 'AWS::IAM::Role').flatMap(([role, { Properties }]) =>
    ((Properties['Policies'] ?? []) as unknown[]).map((policy) => ({ role, statements: statementsOf(policy) })),
  );
  // CDK moves what is too long for the policy of a role into managed ones.
  const attached = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) =>
    ofType(template, type).flatMap(([, { Properties }]) =>
      (Properties['Roles'] as { Ref: string }[]).map(({ Ref }) => ({
        role: Ref,
        statements: statementsOf(Properties),
      })),
    ),
  );
  return [...own, ...attached];
};

export const everyRight = ({ templates }: Synthesis): Rights[] => Object.values(templates).flatMap(rightsIn);
