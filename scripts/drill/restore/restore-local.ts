import { CreateTableCommand, DescribeTableCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { resumeRoutes } from '@shared/people/api/resumes.routes';
import { limits } from '@shared/limits';
import { openErasure } from '@lambdas/accounts/account-deletions/erasure/deps';
import { readErasureList } from '@lambdas/accounts/account-deletions/erasure/erasure-list-gateway';
import { reapplyErasures } from '@lambdas/accounts/account-deletions/erasure/reapply-erasures';
import { pdf } from '@lambdas/platform/files/documents.fake';
import { openObjectStorage } from '@lambdas/platform/gateways/object-storage';
import { openTable } from '@lambdas/platform/table/table';
import {
  createAccountDeletions,
  createRestoredDeletions,
} from '@lambdas/store/accounts/account-deletions/account-deletions';
import { requestedDeletion } from '@lambdas/store/accounts/account-deletions/deletion-item';
import { api } from '../../../test/support/client';
import { registerApplicant } from '../../../test/support/marketplace';
import type { Person } from '../../../test/support/people';
import { signIn } from '../../../test/support/accounts/sign-in';
import type { StoredItem } from '../../../emulators/dynamodb/values';
import { registerActors, type Actors } from '../../load/actors';
import { openLedger, type Ledger } from '../../load/ledger';
import { runLoad } from '../../load/run-load';
import { dynamodbClient } from '../../../emulators/aws/dynamodb';
import { tableDefinition } from '../../../emulators/dynamodb/local-tables';
import { startTable } from '../../../emulators/dynamodb/start-table';
import { localCredentials, localStage, region } from '../../local/settings';
import { startStack, type LocalStack, type StackPorts } from '../../local/stack';
import { plainItems, problemsIn, storedItems } from '../outcome';
import { scanTable } from '../../lib/scan-table';
import { sendFile } from '../../seed/images/send-file';
import { exportItems, writeAll } from './copy-table';
import { fileBuckets, loseFiles, missingFiles, versionsOf } from './local-files';
import { replayTail } from './replay-tail';
import { restoreFiles } from './restore-files';

export type Measured = {
  items: number;
  replayed: number;
  erasedAgain: number;
  acknowledged: number;
  filesBack: number;
  /** Seconds of lost acknowledged writes, and seconds until people can work again. */
  rpoSeconds: number;
  rtoSeconds: number;
  problems: string[];
};

const restoredName = `${localStage.tableName}-restored`;
const day = 86_400_000;

/** Erases an account as if the grace period had passed. */
const eraseAccount = async (stack: LocalStack, { userId }: Person): Promise<void> => {
  const at = (days: number): string => new Date(Date.now() - days * day).toISOString();
  const item = { deletionId: `del_${userId}`, userId, userType: 'doctor', requestedAt: at(limits.deletionGraceDays) };
  await createAccountDeletions(openTable()).request(requestedDeletion({ ...item, userType: 'doctor', dueAt: at(0) }));
  await stack.runSchedule('erase-accounts');
};

const sendResume = async ({ token }: Person): Promise<void> => {
  const content = pdf();
  const asked = await api(
    resumeRoutes.requestResumeUpload,
    { body: { contentType: 'application/pdf', size: content.length } },
    { token },
  );
  await sendFile(asked.body, content);
  await api(resumeRoutes.setResume, { body: { uploadId: asked.body.uploadId, fileName: 'resume.pdf' } }, { token });
};

type Before = {
  actors: Actors;
  ledger: Ledger;
  backup: StoredItem[];
  backupAt: Date;
  streamArn: string;
  leaver: Person;
};

/** Work, a backup in the middle, more work, and an erasure after the backup. */
const workWithBackup = async (stack: LocalStack, streamArn: string, seconds: number): Promise<Before> => {
  const actors = await registerActors(2);
  const leaver = await registerApplicant();
  for (const person of [leaver, ...actors.pairs.map(({ professional }) => professional)]) await sendResume(person);
  await stack.drain();
  const ledger = openLedger();
  const work = runLoad({ actors, ledger, rate: 20, seconds });
  const backupAt = new Date();
  const client = dynamodbClient(stack.addresses.dynamodb);
  const backup = await exportItems(client, localStage.tableName);
  client.destroy();
  await work;
  const files = openObjectStorage();
  if ((await loseFiles(files, plainItems(backup))) === 0) throw new Error('No item of the backup names a file.');
  files.destroy();
  await eraseAccount(stack, leaver);
  await ledger.settle();
  await stack.drain();
  return { actors, ledger, backup, backupAt, streamArn, leaver };
};

/** Creates the new table from the backup and the stream of the lost one. */
const makeTable = async (ports: StackPorts, dataDir: string, { backup, backupAt, streamArn }: Before) => {
  const { endpoint, stop } = await startTable(ports.dynamodb, dataDir);
  const client = dynamodbClient(endpoint);
  const streams = new DynamoDBStreamsClient({ endpoint, region, credentials: localCredentials });
  try {
    const { StreamSpecification, ...definition } = tableDefinition(restoredName);
    await client.send(new CreateTableCommand(definition));
    await writeAll(
      client,
      restoredName,
      backup.map((Item) => ({ PutRequest: { Item } })),
    );
    // Record times are whole minutes or seconds.
    const window = { since: new Date(backupAt.getTime() - 60_000), until: null };
    const replayed = await replayTail(streams, streamArn, window, { client, tableName: restoredName });
    await client.send(new UpdateTableCommand({ TableName: restoredName, StreamSpecification }));
    return replayed;
  } finally {
    streams.destroy();
    client.destroy();
    await stop();
  }
};

/** What people notice: signing in, finding a job, and creating one. */
const peopleWork = async ({ actors, leaver }: Before): Promise<string[]> => {
  const { employer, professional } = actors.pairs[0]!;
  const { accessToken: token } = await signIn(professional.email, professional.password);
  const found = await api(searchRoutes.searchJobs, { query: {} }, { token });
  const params = { jobId: actors.jobIds[0]! };
  const [page, copy] = await Promise.all([
    api(jobRoutes.getPublicJob, { params }),
    api(jobRoutes.duplicateJob, { params }, { token: employer.token }),
  ]);
  const erased = await signIn(leaver.email, leaver.password).then(
    () => ['an erased person can sign in'],
    () => [],
  );
  return [
    ...(found.status === 200 && found.body.items.length > 0 ? [] : [`search answers ${found.status} without jobs`]),
    ...(page.status === 200 ? [] : [`a job answers ${page.status}`]),
    ...(copy.status === 201 ? [] : [`writing a job answers ${copy.status}`]),
    ...erased,
  ];
};

const reopen = async (stack: LocalStack, { backupAt }: Before) => {
  Object.assign(process.env, stack.env);
  const table = openTable();
  const filesBack = await restoreFiles(openObjectStorage(), fileBuckets, scanTable(table), backupAt);
  const deps = { erasure: openErasure(table), restored: createRestoredDeletions(table) };
  const { erased, failed } = await reapplyErasures(deps, readErasureList(process.env['AUDIT_BUCKET'] ?? ''));
  if (failed > 0) throw new Error(`${failed} erasures failed.`);
  await stack.runSchedule('snapshot-search');
  return { erasedAgain: erased, filesBack };
};

const portsOf = ({ addresses }: LocalStack): StackPorts => ({
  gateway: Number(new URL(addresses.gateway).port),
  dynamodb: Number(new URL(addresses.dynamodb).port),
  s3: Number(new URL(addresses.s3).port),
});

const streamOf = async (stack: LocalStack): Promise<string> => {
  const client = dynamodbClient(stack.addresses.dynamodb);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: localStage.tableName }));
  client.destroy();
  return Table?.LatestStreamArn ?? '';
};

const workUntilLost = async (stack: LocalStack, seconds: number) => {
  try {
    return await workWithBackup(stack, await streamOf(stack), seconds);
  } finally {
    await stack.stop();
  }
};

export const drillLocally = async (
  dataDir: string,
  seconds: number,
  say: (step: string) => void,
): Promise<Measured> => {
  say('working, with a backup in the middle');
  const lost = await startStack({ dataDir });
  Object.assign(process.env, lost.env);
  const ports = portsOf(lost);
  const before = await workUntilLost(lost, seconds);

  say('the table is lost');
  const lostAt = Date.now();
  const replayed = await makeTable(ports, dataDir, before);
  say('the new table has the backup and the tail of the stream');
  const stack = await startStack({ dataDir, ports, tableName: restoredName });
  try {
    const { erasedAgain, filesBack } = await reopen(stack, before);
    const notWorking = await peopleWork(before);
    const rtoSeconds = (Date.now() - lostAt) / 1000;
    say('people work again');
    await stack.drain();
    const items = await storedItems(stack.addresses.dynamodb, restoredName);
    const { lost: gone, doubled, lostSince } = before.ledger.recount(plainItems(items));
    const problems = [
      ...notWorking,
      ...(filesBack > 0 ? [] : ['no file was brought back']),
      ...gone.map((it) => `lost: ${it}`),
      ...doubled.map((it) => `doubled: ${it}`),
      ...problemsIn(items, stack.mails()),
      ...(await missingFiles(openObjectStorage(), plainItems(items))),
      ...(await versionsOf(openObjectStorage(), before.leaver.userId)),
      ...stack.deadLetters().map((it) => `dead letter: ${JSON.stringify(it)}`),
    ];
    const rpoSeconds = lostSince === null ? 0 : (lostAt - lostSince) / 1000;
    return {
      items: items.length,
      replayed,
      erasedAgain,
      filesBack,
      acknowledged: before.ledger.acknowledged(),
      rpoSeconds,
      rtoSeconds,
      problems,
    };
  } finally {
    await stack.stop();
  }
};
