import { runScript } from '../lib/run-script';
import { readOptions, stageOption } from '../lib/stage-option';
import { variablesFor } from '../lib/stage-variables';
import type { Listed } from './list-readers';

// npx tsx scripts/news/news-readers.ts                  the local stack started by "npm start"
// npx tsx scripts/news/news-readers.ts --stage prod     a deployed stage, with the shell's AWS credentials

const help = `npx tsx scripts/news/news-readers.ts [--stage <stage>]
  Lists who opted in to product news before there was a list of readers. It can be stopped and run again.`;

const textOf = ({ read, listed }: Listed): string => `${read} settings read, ${listed} readers listed.`;

const run = async (): Promise<void> => {
  Object.assign(process.env, await variablesFor(readOptions(stageOption, help).stage, ['health-file']));
  const [{ openTable }, { listReaders }, items] = await Promise.all([
    import('@lambdas/platform/table/table'),
    import('./list-readers'),
    import('../encryption/stored-items'),
  ]);
  const table = openTable();
  const keysTable = { client: table.client, name: process.env['PERSONAL_KEYS_TABLE'] ?? '' };
  const done = await listReaders(
    { stored: items.createStoredItems(table), progress: items.createProgress(keysTable, 'news-readers') },
    (so) => console.info(textOf(so)),
  );
  console.info(`Done: ${textOf(done)}`);
};

runScript(run);
