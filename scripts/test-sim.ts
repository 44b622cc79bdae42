import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

// npm run test:sim                    as many scenarios as fit in 25 seconds, and the other files
// npm run test:sim -- --minutes 30    in half an hour
// npm run test:sim -- --seed 7        one of them
// npm run test:sim -- --seeded-bugs   seeds known bugs, and finds each within a minute
// npm run test:sim -- --keep 2026-11  keeps what this release writes, in test/sim/released

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    keep: { type: 'string' },
    'seeded-bugs': { type: 'boolean' },
  },
});

const files = values.keep ? ['released.test'] : values['seeded-bugs'] ? ['seeded-bugs.test'] : [];
const tests = spawn('vitest', ['run', '--project', 'sim', '--project', 'own-world', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(values.keep && { SIM_KEEP: values.keep }),
    ...(values['seeded-bugs'] && { SIM_SEEDED_BUGS: '1' }),
    ...(values.seed && { SIM_SEED: values.seed }),
    ...(values.minutes && { SIM_SECONDS: String(Number(values.minutes) * 60) }),
  },
});
const [exitCode] = (await once(tests, 'exit')) as [number | null];
process.exitCode = exitCode ?? 1;
