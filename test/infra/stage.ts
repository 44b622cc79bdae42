import { CloudFormationValidatePlugin, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
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
  /** Unexplained findings of cdk-nag. Takes seconds. */
  findings: () => string[];
};

/**
 * Functions as deployed but not minified, so the code can be searched. One build reads every module once; there are no
 * shared chunks, so each function still contains its own code; and no packages, which are most of the bytes.
 */
export const realBundles = async (): Promise<FunctionBundle[]> => {
  const outDir = mkdtempSync(join(tmpdir(), 'wardline-bundles-'));
  const { metafile } = await build({
    ...esbuildOptions({ entry: '' }, outDir, { minify: false, sourcemap: false }),
    entryPoints: Object.fromEntries(functionEntries.map(({ name, entry }) => [`${name}/index`, entry])),
    splitting: false,
    packages: 'external',
  });
  return functionEntries.map(({ name }) => {
    const [file, output] = Object.entries(metafile.outputs).find(([path]) => path.endsWith(`/${name}/index.mjs`))!;
    const directory = join(outDir, name);
    const own = { inputs: metafile.inputs, outputs: { [file]: output } };
    return { name, directory, file: join(directory, 'index.mjs'), bytes: output.bytes, metafile: own };
  });
};

/** A placeholder build of the site. */
const builtSite = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'wardline-site-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html>');
  writeFileSync(join(directory, 'assets/app-1a2b3c.js'), 'void 0;');
  return directory;
};

/** Changes to a stage's configuration. */
type Variant = Partial<StageConfig> & { stage: Stage; isBuilt?: true };

/** All stages that tests read, each synthesized once. */
const variants = {
  dev: { stage: 'dev' },
  staging: { stage: 'staging' },
  prod: { stage: 'prod' },
  'prod with the built site': { stage: 'prod', isBuilt: true },
  'prod with its own domain': {
    stage: 'prod',
    domain: { name: 'www.wardline.test', zoneName: 'wardline.test', zoneId: 'Z0000000000000000000' },
    mail: { domain: 'wardline.test', sender: 'no-reply' },
    alarmEmail: 'on-call@wardline.test',
    providers: {
      Google: { clientId: 'google-client', secretName: 'wardline/google' },
      LinkedIn: { clientId: 'linkedin-client', secretName: 'wardline/linkedin' },
    },
    legalTexts: 'reviewed',
    originKeyVersion: '8d2b7a4e-1c5f-4b5e-9a37-0f4f1f1f9c11',
  },
  'dev behind another CDN': { stage: 'dev', siteUrl: 'http://localhost:5173' },
  'dev with OpenSearch': { stage: 'dev', search: 'opensearch' },
  'prod with OpenSearch': { stage: 'prod', search: 'opensearch', billing: 'stripe' },
  'prod from a backup': {
    stage: 'prod',
    backupCopies: 'arn:aws:backup:us-west-2:111122223333:backup-vault:copies',
    restoredTable: {
      name: 'wardline-prod-restored',
      streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/wardline-prod-restored/stream/2026-11-26T12:00:00.000',
    },
  },
} as const satisfies Record<string, Variant>;
type VariantName = keyof typeof variants;

export const configOf = (name: VariantName): StageConfig => {
  const { isBuilt: _, ...changes } = variants[name] as Variant;
  return { ...stageConfig(changes.stage), ...changes };
};

const findingsOf = (app: App): string[] =>
  new AwsSolutionsChecks()
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
    );

/** Skips CloudFormation's rules, which take most of a synthesis: `brokenRules` applies them once. */
const made = (name: VariantName): Synthesis & { app: App } => {
  const site = 'isBuilt' in variants[name] ? builtSite() : null;
  const stage = synthesizeStage(configOf(name), site, { builtinCloudFormationValidation: false });
  let findings: string[] | undefined;
  return { ...stage, findings: () => (findings ??= findingsOf(stage.app)) };
};

const known = new Map<VariantName, ReturnType<typeof made>>();

/** Cached, because a synthesis takes seconds and tests only read it. */
export const synthesise = (name: VariantName): ReturnType<typeof made> => {
  const synthesis = known.get(name) ?? made(name);
  known.set(name, synthesis);
  return synthesis;
};

/** CloudFormation rules that a template breaks. Stacks that are the same in several variants are checked once. */
export const brokenRules = (): string[] => {
  const apps = (Object.keys(variants) as VariantName[]).map((name) => synthesise(name).app);
  const stacks = apps.flatMap((app) => app.synth().stacks);
  const different = new Map(stacks.map((stack) => [JSON.stringify(stack.template), stack]));
  const stackTemplates = [...different.values()].map(({ hierarchicalId, templateFullPath, environment }) => ({
    stackConstructPath: hierarchicalId,
    templatePath: templateFullPath,
    accountId: undefined,
    region: environment.region,
  }));
  const { violations } = new CloudFormationValidatePlugin().validate({
    templatePaths: stackTemplates.map(({ templatePath }) => templatePath),
    stackTemplates,
    appConstruct: apps[0]!,
  });
  return violations
    .filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ ruleName, description }) => `${ruleName}: ${description}`);
};

export const everyOfType = ({ templates }: Synthesis, type: string): [string, Resource][] =>
  Object.values(templates).flatMap((template) => ofType(template, type));

/** Both stacks of the HTTP operations. */
export const apiOf = ({ templates }: Synthesis): Template => ({
  Resources: { ...templates['api']?.Resources, ...templates['api-2']?.Resources },
});

export type Statement = { Action: string | string[]; Resource: unknown; Condition?: unknown; Effect: string };
/** The ID is the role's logical ID. */
export type Rights = { role: string; statements: Statement[] };

/** Statements of roles, from inline policies and from policies that are separate resources. */
export const rightsIn = (template: Template | undefined): Rights[] => {
  const statementsOf = (policy: unknown): Statement[] =>
    (policy as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement;
  const own = ofType(template, 'AWS::IAM::Role').flatMap(([role, { Properties }]) =>
    ((Properties['Policies'] ?? []) as unknown[]).map((policy) => ({ role, statements: statementsOf(policy) })),
  );
  // CDK moves statements that are too long for a role's policy into managed policies.
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
