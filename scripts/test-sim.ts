import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

// npm run test:sim                    as many lives as fit in 25 seconds, and the other files
// npm run test:sim -- --minutes 30    in half an hour
// npm run test:sim -- --seed 7        one of them
// npm run test:sim -- --planted       makes known mistakes, and finds each within a minute
// npm run test:sim -- --keep 2026-11  keeps what this release writes, in test/sim/released

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    keep: { type: 'string' },
    planted: { type: 'boolean' },
  },
});

const files = values.keep ? ['released.test'] : values.planted ? ['planted.test'] : [];
const tests = spawn('vitest', ['run', '--project', 'sim', '--project', 'own-world', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(values.keep && { SIM_KEEP: values.keep }),
    ...(values.planted && { SIM_PLANTED: '1' }),
    ...(values.seed && { SIM_SEED: values.seed }),
    ...(values.minutes && { SIM_SECONDS: String(Number(values.minutes) * 60) }),
  },
});
const [exitCode] = (await once(tests, 'exit')) as [number | null];
process.exitCode = exitCode ?? 1;
