import { parseArgs } from 'node:util';
import { localVariables, StageError, stageVariables } from './lib/stage-variables';
import type { Followed } from './sitemap/fill-sitemap';

// npm run sitemap                     the local stack started by "npm start"
// npm run sitemap -- --stage prod     a deployed stage, with the shell's AWS credentials

const help = `npm run sitemap [-- --stage <stage>]
  Enters what was public before there was a sitemap. It can be stopped and run again.`;

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
  return stageVariables(known, ['update-sitemap', 'health-file']);
};

const textOf = ({ jobs, organizations, professionals }: Followed): string =>
  `${jobs} jobs, ${organizations} organizations, ${professionals} professionals followed.`;

const run = async (): Promise<void> => {
  Object.assign(process.env, await variablesFor(stageNamed()));
  const [{ openTable }, { systemClock }, { createSitemapThings }, { createSitemapWriter }, { fillSitemap }, items] =
    await Promise.all([
      import('@lambdas/platform/table/table'),
      import('@lambdas/platform/clock'),
      import('@lambdas/store/sitemap/sitemap-things'),
      import('@lambdas/store/sitemap/sitemap-writer'),
      import('./sitemap/fill-sitemap'),
      import('./encryption/stored-items'),
    ]);
  const table = openTable();
  const keysTable = { client: table.client, name: process.env['PERSONAL_KEYS_TABLE'] ?? '' };
  const done = await fillSitemap(
    {
      things: createSitemapThings(table),
      sitemap: createSitemapWriter(table),
      clock: systemClock,
      stored: items.createStoredItems(table),
      progress: items.createProgress(keysTable, 'sitemap'),
    },
    (so) => console.info(textOf(so)),
  );
  console.info(`Done: ${textOf(done)}`);
};

run().then(
  // The SDK's open connections would delay the exit.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StageError ? error.message : error);
    process.exit(1);
  },
);
