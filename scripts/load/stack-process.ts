import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, loopback } from '../local/ports';
import { localEnvironment, type Addresses } from '../local/settings';

export type RunningStack = {
  gateway: string;
  /** Memory of functions, gateway, and emulators with the table. */
  memoryMb(): number;
  drain(): Promise<void>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

export type StackHome = { dataDir: string; gatewayPort: number; sitePort: number };

const root = new URL('../..', import.meta.url).pathname;
const startMs = 180_000;

export const newHome = async (dataDir: string): Promise<StackHome> => ({
  dataDir,
  gatewayPort: await freePort(),
  sitePort: await freePort(),
});

/** Environment to call the stack from this process; its ports follow the gateway's. */
export const environmentOf = ({ gatewayPort }: StackHome): Record<string, string> => {
  const gateway = `http://${loopback}:${gatewayPort}`;
  const addresses: Addresses = {
    gateway,
    websocket: gateway.replace('http', 'ws'),
    site: gateway,
    dynamodb: `http://${loopback}:${gatewayPort + 1}`,
    s3: `http://${loopback}:${gatewayPort + 2}`,
    aws: `${gateway}/_local/aws`,
  };
  return localEnvironment(addresses, 'off');
};

const ownMb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

const untilSaid = async (child: ChildProcess, text: string): Promise<void> => {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      output = (output + data.toString()).slice(-20_000);
      if (process.env['LAMBDA_LOG']) process.stderr.write(data);
    });
  const deadline = Date.now() + startMs;
  while (!output.includes(text)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The stack ended: ${output}`);
    if (Date.now() > deadline) throw new Error(`The stack did not start: ${output}`);
    await wait(50);
  }
};

/** `npm start` in a separate process that can be killed; `withDemo`: waits for complete demo data. */
export const startStackProcess = async (
  { dataDir, gatewayPort, sitePort }: StackHome,
  { withDemo = false } = {},
): Promise<RunningStack> => {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/lib/load-typescript.ts', 'scripts/start.ts', withDemo ? '--fresh' : '--empty'],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        BILLING: 'off',
        PORT: String(sitePort),
        GATEWAY_PORT: String(gatewayPort),
        LOCAL_DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  await untilSaid(child, withDemo ? 'Demo data is complete' : 'is running').catch(async (error: unknown) => {
    await stop('SIGKILL');
    throw error;
  });
  const gateway = `http://${loopback}:${gatewayPort}`;
  return {
    gateway,
    memoryMb: () => ownMb(child.pid ?? 0),
    // More may be pending than a single drain waits for.
    async drain() {
      for (let attempt = 0; attempt < 10; attempt += 1)
        if ((await fetch(`${gateway}/_local/drain`, { method: 'POST' })).ok) return;
      throw new Error('Events were still on their way after ten drains.');
    },
    stop,
  };
};
