import { parseArgs } from 'node:util';
import { localVariables, StageError, stageVariables } from './lib/stage-variables';

// npm run import-reports                     the local stack started by "npm start"
// npm run import-reports -- --stage prod     a deployed stage, with the shell's AWS credentials

const help = `npm run import-reports [-- --stage <stage>]
  Makes cases of the reports that were stored before there were cases. Can be repeated.`;

const stages = ['dev', 'staging', 'prod'] as const;

const stageNamed = (): string | undefined => {
  try {
    return parseArgs({ options: { stage: { type: 'string' } } }).values.stage;
  } catch {
    throw new StageError(help);
  }
};

const variablesFor = (stage: string | undefined): Promise<Record<string, string>> => {
  if (stage === undefined) return localVariables();
  const known = stages.find((it) => it === stage);
  if (!known) throw new StageError(`There is no stage ${stage}: choose ${stages.join(', ')}.`);
  return stageVariables(known, ['reports']);
};

const run = async (): Promise<void> => {
  Object.assign(process.env, await variablesFor(stageNamed()));
  const [{ openTable }, { deps }, { readOldReports }, { importReports }] = await Promise.all([
    import('@lambdas/platform/table/table'),
    import('@lambdas/reports/deps'),
    import('@lambdas/store/moderation/old-reports'),
    import('@lambdas/reports/import-reports'),
  ]);
  const { imported, known } = await importReports(deps, readOldReports(openTable()));
  console.info(`${imported} imported, ${known} known already.`);
};

run().then(
  // The SDK's open connections would delay the exit.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StageError ? error.message : error);
    process.exit(1);
  },
);
