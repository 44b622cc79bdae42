import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/run-command';

// npm run test:repeat                                    all tests ten times, the files in another order each time
// npm run test:repeat -- --times 3 --load 8 integration  these sections, beside eight processes that keep the cores busy
// npm run test:repeat -- --at 2027-03-14T06:30Z unit      these sections, once, with clocks that start at this time

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    load: { type: 'string', default: '0' },
    at: { type: 'string', multiple: true, default: [] },
  },
});
const load = Number(values.load);
const starts = values.at.map((text) => Date.parse(text));
// Each start once, unless a number is given; without a start, ten rounds at the present time.
const times = Number(values.times ?? (starts.length || 10));
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(load) || load < 0 || starts.some(Number.isNaN))
  throw new Error('--times takes a whole number from 1, --load one from 0, and --at a time such as 2027-03-14T06:30Z.');
// Chromium would keep the real time.
if (starts.length > 0 && (positionals.length === 0 || positionals.some((name) => name.startsWith('e2e'))))
  throw new Error('--at needs the names of sections, and browser tests are not among them.');

const atTime = (start: number | undefined): Record<string, string> =>
  start === undefined
    ? {}
    : {
        CLOCK_OFFSET_MS: String(start - Date.now()),
        NODE_OPTIONS: `--import ${new URL('lib/tests/clock-offset.ts', import.meta.url).href}`,
      };

const busy = Array.from({ length: load }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
const end = (): void => busy.forEach((child) => void child.kill());
process.once('exit', end);

const failures = new Map<string, number>();
for (let round = 1; round <= times; round += 1) {
  const start = starts[(round - 1) % starts.length];
  const { output, seconds } = await runCommand(['tsx', 'scripts/test.ts', ...positionals], {
    env: { TEST_SHUFFLE: String(round), ...atTime(start) },
    timeoutSeconds: 7200,
  });
  const failed = [...output.matchAll(/^FAILED (.*)$/gm)].map(([, title]) => title!);
  for (const title of failed) failures.set(title, (failures.get(title) ?? 0) + 1);
  const total = output.trimEnd().split('\n').at(-1);
  console.info(
    `${round} of ${times}${start === undefined ? '' : `, at ${new Date(start).toISOString()}`}: ${total}, ${(seconds / 60).toFixed(1)} min`,
  );
  for (const title of failed) console.info(`  ${title}`);
  if (failed.length === 0 && !total?.endsWith(' 0 failed')) console.info(output);
}
end();

console.info(failures.size === 0 ? 'Nothing failed.' : 'Failed, and how often:');
for (const [title, count] of [...failures].toSorted(([, a], [, b]) => b - a)) console.info(`${count}  ${title}`);
process.exitCode = failures.size === 0 ? 0 : 1;
