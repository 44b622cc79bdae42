import { runScript } from './lib/run-script';
import { readOptions, stageOption } from './lib/stage-option';
import { variablesFor } from './lib/stage-variables';

// npm run erasures                                        the local stack started by "npm start"
// npm run erasures -- --stage prod --table <restored>     a table restored from a backup, before it opens

const help = `npm run erasures [-- options]
  Erases again whoever was erased after the backup that a table was restored from. It can be stopped and run again.
  --stage <stage>   a deployed stage, whose list of erasures is read; without it the local stack
  --table <name>    the restored table; without it the stage's own
  --list            only says how many erasures the list has`;

const options = { ...stageOption, table: { type: 'string' }, list: { type: 'boolean' } } as const;

const run = async (): Promise<number> => {
  const { stage, table: restored, list } = readOptions(options, help);
  Object.assign(
    process.env,
    await variablesFor(stage, ['erase-accounts']),
    restored !== undefined && { TABLE_NAME: restored },
  );
  const [{ openTable }, { openErasure }, { readErasureList }, { reapplyErasures }, { createRestoredDeletions }] =
    await Promise.all([
      import('@lambdas/platform/table/table'),
      import('@lambdas/accounts/account-deletions/erasure/deps'),
      import('@lambdas/accounts/account-deletions/erasure/erasure-list-gateway'),
      import('@lambdas/accounts/account-deletions/erasure/reapply-erasures'),
      import('@lambdas/store/accounts/account-deletions/account-deletions'),
    ]);
  const records = () => readErasureList(process.env['AUDIT_BUCKET'] ?? '');
  if (list) {
    let count = 0;
    for await (const _record of records()) count += 1;
    console.info(`${count} ${count === 1 ? 'erasure' : 'erasures'} in the list.`);
    return 0;
  }
  const table = openTable();
  const { read, erased, failed } = await reapplyErasures(
    { erasure: openErasure(table), restored: createRestoredDeletions(table) },
    records(),
  );
  console.info(`${read} in the list, ${erased} erased again, ${read - erased - failed} already erased.`);
  if (failed > 0) console.error(`${failed} failed: run it again, and do not open the table.`);
  return failed > 0 ? 1 : 0;
};

runScript(run);
