import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/run-command';

// npm run test:repeat                                   all tests ten times, the files in another order each time
// npm run test:repeat -- --times 3 --load 8 integration  these sections, beside eight processes that keep the cores busy

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' }, load: { type: 'string', default: '0' } },
});
const [times, load] = [Number(values.times), Number(values.load)];
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(load) || load < 0)
  throw new Error('--times takes a whole number from 1, and --load one from 0.');

const busy = Array.from({ length: load }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
const end = (): void => busy.forEach((child) => void child.kill());
process.once('exit', end);

const failures = new Map<string, number>();
for (let round = 1; round <= times; round += 1) {
  const { output, seconds } = await runCommand(['tsx', 'scripts/test.ts', ...positionals], {
    env: { TEST_SHUFFLE: String(round) },
    timeoutSeconds: 7200,
  });
  const failed = [...output.matchAll(/^FAILED (.*)$/gm)].map(([, title]) => title!);
  for (const title of failed) failures.set(title, (failures.get(title) ?? 0) + 1);
  const total = output.trimEnd().split('\n').at(-1);
  console.info(`${round} of ${times}: ${total}, ${(seconds / 60).toFixed(1)} min`);
  for (const title of failed) console.info(`  ${title}`);
  if (failed.length === 0 && !total?.endsWith(' 0 failed')) console.info(output);
}
end();

console.info(failures.size === 0 ? 'Nothing failed.' : 'Failed, and how often:');
for (const [title, count] of [...failures].toSorted(([, a], [, b]) => b - a)) console.info(`${count}  ${title}`);
process.exitCode = failures.size === 0 ? 0 : 1;
