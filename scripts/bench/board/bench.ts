import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuiltSite } from '../../lib/built-site';
import { ensureChromium } from '../../lib/chromium';
import { demoAccount } from '../../lib/demo-sign-in';
import { withDemoSite } from '../../lib/demo-site';
import { runCommand } from '../../lib/run-command';
import { runScript } from '../../lib/run-script';
import { timedProgress } from '../progress';
import { textTable } from '../report';
import { boardPart } from '../section';
import { measureBoard } from './measure';
import { assertMeasured, boardReport, boardTables, missedBoardTargets } from './report';

// npm run bench:board              the coverage board of the large demo; writes its section of docs/bench.md
// npm run bench:board -- --built   with the build that is there

const report = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url));
const { values: flags } = parseArgs({ options: { built: { type: 'boolean' } } });
const measured = { measuredAt: new Date(), cores: availableParallelism(), loadAverage: loadavg()[0] ?? 0 };
const progress = timedProgress();
const account = demoAccount('theresa.nakamoto');

runScript(async () => {
  await ensureBuiltSite(flags.built === true, progress);
  const chromePath = await ensureChromium();
  const measure = (site: string) => measureBoard({ site, chromePath, account, progress });
  const results = await withDemoSite(measure, progress, { large: true });
  assertMeasured(results);
  for (const table of boardTables(results)) console.info(textTable(table));
  const missed = missedBoardTargets(results);
  console.info(`\n${missed.length === 0 ? 'All targets are met.' : `Targets missed:\n${missed.join('\n')}`}`);
  await writeFile(report, boardPart.within(await readFile(report, 'utf8'), boardReport(results, measured)));
  await runCommand(['oxfmt', report]);
});
