import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { paths } from '../../../shared/paths';
import { languages } from '../../../shared/text/language';
import { pathIn } from '../../../shared/text/language-paths';
import { ensureBuiltSite } from '../../lib/built-site';
import { ensureChromium } from '../../lib/chromium';
import { demoAccount } from '../../lib/demo-sign-in';
import { withDemoSite } from '../../lib/demo-site';
import { runCommand } from '../../lib/run-command';
import { initialAssets, measuredRoutes } from '../bundle-size';
import { timedProgress } from '../progress';
import { textTable } from '../report';
import { pagesPart } from '../section';
import { measureInteractions } from './interactions';
import { measurePage, type Scores } from './lighthouse';
import { missedPageTargets, pageReport, pageTables, type PageResults } from './report';
import { runScript } from '../../lib/run-script';

// npm run bench:pages              sizes, Lighthouse, interactions of the built site; writes its section of docs/bench.md
// npm run bench:pages -- --built   with the build that is there

const root = fileURLToPath(new URL('../../..', import.meta.url));
const report = join(root, 'docs/bench.md');
const { values: flags } = parseArgs({ options: { built: { type: 'boolean' } } });
const loadAverage = loadavg()[0] ?? 0;
const progress = timedProgress();

const professional = demoAccount('josephine.quigley');
const employer = demoAccount('margaret.ellison');
const homes = [
  [paths.professionalDashboard, professional],
  [paths.employerDashboard, employer],
] as const;

const scorePages = async (site: string, chromePath: string): Promise<Scores[]> => {
  const scores: Scores[] = [];
  for (const [page, account] of [...measuredRoutes.map((it) => [it, undefined] as const), ...homes]) {
    progress(`Lighthouse of ${page}`);
    scores.push(await measurePage(site, page, chromePath, account));
  }
  return scores;
};

const measure = async (site: string): Promise<PageResults> => {
  const chromePath = await ensureChromium();
  return {
    pages: languages.flatMap((it) => measuredRoutes.map((route) => initialAssets(pathIn(it, route)))),
    lighthouse: await scorePages(site, chromePath),
    interactions: await measureInteractions({ site, chromePath, professional, employer, progress }),
  };
};

const run = async (): Promise<void> => {
  await ensureBuiltSite(flags.built === true, progress);
  const results = await withDemoSite(measure, progress);
  for (const table of pageTables(results)) console.info(textTable(table));
  const missed = missedPageTargets(results);
  console.info(`\n${missed.length === 0 ? 'All targets are met.' : `Targets missed:\n${missed.join('\n')}`}`);
  const section = pageReport(results, { measuredAt: new Date(), cores: availableParallelism(), loadAverage });
  await writeFile(report, pagesPart.within(await readFile(report, 'utf8'), section));
  await runCommand(['oxfmt', report]);
};

runScript(run);
