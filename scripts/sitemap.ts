import { runScript } from './lib/run-script';
import { readOptions, stageOption } from './lib/stage-option';
import { variablesFor } from './lib/stage-variables';
import type { Followed } from './sitemap/fill-sitemap';

// npm run sitemap                     the local stack started by "npm start"
// npm run sitemap -- --stage prod     a deployed stage, with the shell's AWS credentials

const help = `npm run sitemap [-- --stage <stage>]
  Enters what was public before there was a sitemap. It can be stopped and run again.`;

const textOf = ({ jobs, organizations, professionals }: Followed): string =>
  `${jobs} jobs, ${organizations} organizations, ${professionals} professionals followed.`;

const run = async (): Promise<void> => {
  Object.assign(
    process.env,
    await variablesFor(readOptions(stageOption, help).stage, ['update-sitemap', 'health-file']),
  );
  const [{ openTable }, { systemClock }, { createSitemapThings }, { createSitemapWriter }, { fillSitemap }, items] =
    await Promise.all([
      import('@lambdas/platform/table/table'),
      import('@lambdas/platform/clock'),
      import('@lambdas/store/find/sitemap/sitemap-things'),
      import('@lambdas/store/find/sitemap/sitemap-writer'),
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

runScript(run);
