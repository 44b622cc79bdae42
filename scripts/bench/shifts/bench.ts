import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../../lib/run-command';
import { runScript } from '../../lib/run-script';
import { openTableAt } from '../../../emulators/aws/dynamodb';
import { startTable } from '../../../emulators/dynamodb/start-table';
import { freePort } from '../../local/ports';
import { localStage } from '../../local/settings';
import { textTable } from '../report';
import { shiftsPart } from '../section';
import { missedShiftTargets, shiftReport, shiftTables } from './report';
import { runShifts, type ShiftsLoad } from './run';

// npm run bench:shifts                              5,000 shifts, 200 claims a second for a minute; writes its section of docs/bench.md
// npm run bench:shifts -- --shifts 200 --seconds 5  less, which writes nothing

const usual = { shifts: '5000', rate: '200', seconds: '60' };
const { values } = parseArgs({
  options: {
    shifts: { type: 'string', default: usual.shifts },
    rate: { type: 'string', default: usual.rate },
    seconds: { type: 'string', default: usual.seconds },
  },
});
const isUsual = Object.entries(usual).every(([name, value]) => values[name as keyof typeof usual] === value);
const load: ShiftsLoad = {
  units: 40,
  people: 2000,
  hot: 20,
  shifts: Number(values.shifts),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
};
const report = fileURLToPath(new URL('../../../docs/bench.md', import.meta.url));

// Compliance files come from memory, so no key is needed.
Object.assign(process.env, {
  PERSONAL_KEYS_TABLE: localStage.personalKeysTable,
  PERSONAL_KEYS_KEY_ID: localStage.personalKeysKeyId,
});

runScript(async () => {
  const measured = { measuredAt: new Date(), cores: availableParallelism(), loadAverage: loadavg()[0] ?? 0 };
  const database = await startTable(await freePort(), null);
  try {
    const run = await runShifts(openTableAt(database.endpoint), load, console.info);
    for (const table of shiftTables(run)) console.info(textTable(table));
    if (isUsual) {
      await writeFile(report, shiftsPart.within(await readFile(report, 'utf8'), shiftReport(run, measured)));
      await runCommand(['oxfmt', report]);
    }
    const missed = missedShiftTargets(run);
    for (const text of missed) console.error(text);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await database.stop();
  }
});
