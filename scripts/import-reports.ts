import { runScript } from './lib/run-script';
import { readOptions, stageOption } from './lib/stage-option';
import { variablesFor } from './lib/stage-variables';

// npm run import-reports                     the local stack started by "npm start"
// npm run import-reports -- --stage prod     a deployed stage, with the shell's AWS credentials

const help = `npm run import-reports [-- --stage <stage>]
  Makes cases of the reports that were stored before there were cases. Can be repeated.`;

const run = async (): Promise<void> => {
  Object.assign(process.env, await variablesFor(readOptions(stageOption, help).stage, ['reports']));
  const [{ openTable }, { deps }, { readOldReports }, { importReports }] = await Promise.all([
    import('@lambdas/platform/table/table'),
    import('@lambdas/trust/reports/deps'),
    import('@lambdas/store/trust/reports/old-reports'),
    import('@lambdas/trust/reports/import-reports'),
  ]);
  const { imported, known } = await importReports(deps, readOldReports(openTable()));
  console.info(`${imported} imported, ${known} known already.`);
};

runScript(run);
