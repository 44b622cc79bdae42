import { PutObjectCommand } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildOpenExports } from '@lambdas/accounts/data-exports/build-open-exports';
import { createExportStorage } from '@lambdas/accounts/data-exports/export-storage-gateway';
import { keyedHash } from '@lambdas/platform/crypto/keyed-hash';
import { openObjectStorage } from '@lambdas/platform/gateways/object-storage';
import { PutCommand } from '@lambdas/platform/table/commands';
import type { Item } from '@lambdas/platform/table/table';
import { createDataExports, createOpenExports } from '@lambdas/store/accounts/data-exports/data-exports';
import type { ExportOwner } from '@lambdas/store/accounts/data-exports/export-item';
import { personSources } from '@lambdas/store/accounts/data-exports/sources';
import { keys } from '@lambdas/store/keys';
import type { PersonPart } from '@shared/accounts/model/data-export-vocabulary';
import { documentKeys } from '@shared/platform/media';
import { openTableAt } from '../../emulators/aws/dynamodb';
import { startTable } from '../../emulators/dynamodb/start-table';
import { startS3 } from '../../emulators/aws/s3';
import { freePort, loopback } from '../local/ports';
import { localCredentials, localStage, region } from '../local/settings';

// npm run bench:export: builds the export of a professional with many messages and files, in a process of its own whose
// heap is limited, and prints its time and memory.

const messages = 5000;
const files = 50;
const fileBytes = 2 * 1024 * 1024;
const heapMb = 128;
const conversationId = 'cnv_bench';
const userId = process.env['BENCH_USER'] ?? randomUUID();
const owner: ExportOwner = { kind: 'person', userId, userType: 'doctor' };
const { documentsBucket: documents, mediaBucket: media } = localStage;

const build = async (endpoint: string): Promise<void> => {
  const table = openTableAt(endpoint);
  const hash = keyedHash(async () => Buffer.from('bench'));
  const deps = {
    exports: createOpenExports(table),
    items: (_owner: ExportOwner, part: string) => personSources[part as PersonPart](table, userId),
    storage: createExportStorage({ documents, media }),
    healthText: { open: async () => [] },
    personalKeys: { find: async () => null },
    hash,
    clock: { now: () => new Date() },
  };
  const started = performance.now();
  const result = await buildOpenExports(deps, { hasTime: () => true, endsAt: () => new Date(Date.now() + 600_000) });
  const seconds = (performance.now() - started) / 1000;
  const stored = await createDataExports(table).get(owner);
  const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);
  if (result.ready !== 1) throw new Error(`The export isn't ready: ${JSON.stringify(result)}`);
  console.log(
    '| messages | files | archive | time | heap limit | largest memory |\n| --- | --- | --- | --- | --- | --- |',
  );
  console.log(
    `| ${messages} | ${files} × ${megabytes(fileBytes)} MB | ${megabytes(stored?.file?.bytes ?? 0)} MB | ${seconds.toFixed(1)} s | ${heapMb} MB | ${megabytes(process.resourceUsage().maxRSS * 1024)} MB |`,
  );
};

const attachmentOf = (index: number) => ({
  key: `${documentKeys.attachment}${conversationId}/upl_${index}.pdf`,
  fileName: `Document ${index}.pdf`,
});

const messageItem = (index: number): Item => {
  const id = String(index).padStart(6, '0');
  return {
    ...keys.message(conversationId, id),
    entity: 'Message',
    conversationId,
    messageId: `msg_${id}`,
    senderId: index % 2 === 0 ? userId : 'other',
    content: randomBytes(300).toString('base64'),
    createdAt: new Date().toISOString(),
    attachments: index < files ? [attachmentOf(index)] : [],
  };
};

const fill = async (endpoint: string): Promise<void> => {
  const table = openTableAt(endpoint);
  const put = (item: Item) => table.client.send(new PutCommand({ TableName: table.name, Item: item }));
  await put({ ...keys.ownConversation(userId, conversationId), entity: 'OwnConversation', conversationId });
  for (let start = 0; start < messages; start += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, index) => put(messageItem(start + index))));
  }
  const client = openObjectStorage();
  for (let index = 0; index < files; index += 1) {
    const { key } = attachmentOf(index);
    await client.send(new PutObjectCommand({ Bucket: documents, Key: key, Body: randomBytes(fileBytes) }));
  }
  await createDataExports(table).request(
    {
      exportId: 'exp_bench',
      owner,
      requestedBy: userId,
      language: 'en',
      timeZone: 'America/New_York',
      state: 'requested',
      requestedAt: new Date().toISOString(),
      done: [],
      attempts: 0,
      leaseUntil: null,
      finishedAt: null,
      expiresAt: null,
      file: null,
      downloadedAt: null,
    },
    '',
  );
};

const inOwnProcess = (endpoint: string): Promise<number | null> => {
  const program = [`--max-old-space-size=${heapMb}`, '--import', 'tsx', fileURLToPath(import.meta.url)];
  const env = { ...process.env, BENCH_TABLE: endpoint, BENCH_USER: userId };
  return new Promise((resolve) => spawn(process.execPath, program, { env, stdio: 'inherit' }).once('exit', resolve));
};

const run = async (): Promise<void> => {
  const database = await startTable(await freePort(), null);
  const port = await freePort();
  const bucket = await startS3(port, null, `http://${loopback}`);
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: `http://${loopback}:${port}`,
  });
  await fill(database.endpoint);
  process.exitCode = (await inOwnProcess(database.endpoint)) ?? 1;
  await bucket.stop();
  await database.stop();
};

const built = process.env['BENCH_TABLE'];
await (built ? build(built) : run());
process.exit();
