import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

// npm run test:sim                    as many lives as fit in 45 seconds
// npm run test:sim -- --minutes 30    in half an hour
// npm run test:sim -- --seed 7        one of them

const { values } = parseArgs({ options: { seed: { type: 'string' }, minutes: { type: 'string' } } });

const tests = spawn('vitest', ['run', '--project', 'sim'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(values.seed && { SIM_SEED: values.seed }),
    ...(values.minutes && { SIM_SECONDS: String(Number(values.minutes) * 60) }),
  },
});
const [exitCode] = (await once(tests, 'exit')) as [number | null];
process.exitCode = exitCode ?? 1;
