import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../lib/run-command';

// The emulator signs and verifies tokens only with the second package.
const packages = ['ministack==1.5.33', 'cryptography==50.0.2'];

/** `state` is the directory of an emulator started here. */
export type Emulator = { endpoint: string; state: string | null; stop: () => void };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const run = async (command: string[], advice: string): Promise<void> => {
  const { exitCode, output } = await runCommand(command, { timeoutSeconds: 300 });
  if (exitCode !== 0) throw new Error(`${command.join(' ')} failed. ${advice}\n${output}`);
};

const install = async (directory: string): Promise<string> => {
  const environment = join(directory, 'venv');
  const program = join(environment, 'bin/ministack');
  if (existsSync(program)) return program;
  await run(['python3', '-m', 'venv', environment], 'Python 3 with its venv module is needed (Debian: python3-venv).');
  await run([join(environment, 'bin/pip'), 'install', '--quiet', ...packages], 'The package index must be reachable.');
  return program;
};

const answers = async (endpoint: string): Promise<boolean> => {
  try {
    return (await fetch(`${endpoint}/_localstack/health`)).ok;
  } catch {
    return false;
  }
};

const start = async (directory: string): Promise<Emulator> => {
  const program = await install(directory);
  const state = join(directory, `run-${process.pid}`);
  await mkdir(state, { recursive: true });
  // Its workers are CommonJS; the repository's package.json would make them ES modules.
  await writeFile(join(state, 'package.json'), '{}');
  const port = await freePort();
  const log = await open(join(state, 'emulator.log'), 'a');
  const child = spawn(program, [], {
    cwd: state,
    env: {
      ...process.env,
      GATEWAY_PORT: String(port),
      BIND_HOST: '127.0.0.1',
      STATE_DIR: join(state, 'state'),
      S3_DATA_DIR: join(state, 's3'),
      TMPDIR: state,
      // These use fixed ports.
      IOT_MTLS_ENABLED: '0',
      SFTP_ENABLED: '0',
    },
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  });
  await log.close();
  const stop = (): void => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // Already ended.
    }
  };
  process.once('exit', stop);
  const endpoint = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 30_000; waited += 200) {
    if (await answers(endpoint)) return { endpoint, state, stop };
    await wait(200);
  }
  stop();
  throw new Error(`The emulator did not start; see ${join(state, 'emulator.log')}.`);
};

export const emulator = async (directory: string): Promise<Emulator> => {
  const given = process.env['AWS_ENDPOINT_URL'];
  if (!given) return start(directory);
  if (!(await answers(given))) throw new Error(`Nothing that knows /_localstack/health answers at ${given}.`);
  return { endpoint: given, state: null, stop: () => undefined };
};
