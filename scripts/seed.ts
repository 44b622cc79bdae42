import './lib/load-catalogs';
import { parseArgs } from 'node:util';
import { localVariables, StageError, stageVariables } from './lib/stage-variables';
import { demoAccounts } from './seed/demo-accounts';

// npm run seed                    the local stack started by "npm start"
// npm run seed -- --stage dev     a deployed stage, with the shell's AWS credentials

const variablesFor = (stage: string | undefined): Promise<Record<string, string>> => {
  if (stage === undefined) return localVariables();
  if (stage === 'dev' || stage === 'staging') return stageVariables(stage, ['accounts', 'organizations', 'billing']);
  throw new StageError(
    stage === 'prod' ? 'Demo data never goes to prod.' : `There is no stage ${stage}: choose dev or staging.`,
  );
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  Object.assign(process.env, await variablesFor(values.stage));
  const deployed = values.stage !== undefined;
  // Node would load static imports, with the catalogs' source, before it can compile them.
  const { seedDemoData } = await import('./seed/seed-demo-data');
  const { jobs, applications, added } = await seedDemoData({ deployed });
  console.info(
    added === 0 ? 'The demo data was there already.' : `There are ${jobs} jobs and ${applications} applications.`,
  );
  for (const { email, password, role } of demoAccounts(deployed)) {
    console.info(`  ${email.padEnd(60)} ${password.padEnd(18)} ${role}`);
  }
};

run().then(
  // The SDK's open connections would delay the exit.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StageError ? error.message : error);
    process.exit(1);
  },
);
