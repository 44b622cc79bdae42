import { parseArgs } from 'node:util';
import { localVariables, StageError, stageVariables } from './lib/stage-variables';

// npm run erasures                                        the local stack started by "npm start"
// npm run erasures -- --stage prod --table <restored>     a table restored from a backup, before it opens

const help = `npm run erasures [-- options]
  Erases again whoever was erased after the backup that a table was restored from. It can be stopped and run again.
  --stage <stage>   a deployed stage, whose list of erasures is read; without it the local stack
  --table <name>    the restored table; without it the stage's own
  --list            only says how many erasures the list has`;

const stages = ['dev', 'staging', 'prod'] as const;

const readArguments = () => {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { stage: text, table: text, list: { type: 'boolean' } } }).values;
  } catch {
    throw new StageError(help);
  }
};

const variablesFor = (stage: string | undefined): Promise<Record<string, string>> => {
  if (stage === undefined) return localVariables();
  const known = stages.find((it) => it === stage);
  if (!known) throw new StageError(`There is no stage ${stage}: choose ${stages.join(', ')}.`);
  return stageVariables(known, ['erase-accounts']);
};

const run = async (): Promise<number> => {
  const { stage, table: restored, list } = readArguments();
  Object.assign(process.env, await variablesFor(stage), restored !== undefined && { TABLE_NAME: restored });
  const [{ openTable }, { openErasure }, { readErasureList }, { reapplyErasures }, { createRestoredDeletions }] =
    await Promise.all([
      import('@lambdas/platform/table/table'),
      import('@lambdas/erasure/deps'),
      import('@lambdas/erasure/erasure-list-gateway'),
      import('@lambdas/erasure/reapply-erasures'),
      import('@lambdas/store/account-deletions/account-deletions'),
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

run().then(
  // The SDK's open connections would delay the exit.
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StageError ? error.message : error);
    process.exit(1);
  },
);
