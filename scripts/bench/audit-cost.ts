import { inAuditContext, type AuditContext } from '@lambdas/platform/audit/context';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TableCommand,
} from '@lambdas/platform/table/commands';
import { createTableClient } from '@lambdas/platform/table/table-client';
import { startDynamodb } from '../local/aws/dynamodb';
import { localCredentials, localStage, region } from '../local/settings';
import { freePort } from '../local/ports';

// npm run bench:audit: write units of single writes with and without the audit log's stamp.

const TableName = localStage.tableName;
const ReturnConsumedCapacity = 'TOTAL';
const kilobytes = (size: number): string => 'x'.repeat(Math.round(size * 1024));

type Unit = { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] };

const context: AuditContext = {
  stamp: async () => ({
    actor: `u#${'0'.repeat(36)}`,
    op: 'changeApplicationStatus',
    req: 'AbCdEfGhIjKlMno=',
    at: new Date().toISOString(),
    from: 'abcdefghijklmnop',
  }),
  keepsDeletion: () => true,
};

const item = (size: number, sk = 'X') => ({ pk: `BENCH#${size}`, sk, text: kilobytes(size - 0.05) });
const put = (size: number) => new PutCommand({ TableName, Item: item(size), ReturnConsumedCapacity });
const update = (size: number) =>
  new UpdateCommand({
    TableName,
    Key: { pk: `BENCH#${size}`, sk: 'X' },
    UpdateExpression: 'SET #status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': 'shortlisted' },
    ReturnConsumedCapacity,
  });
const deletion = (size: number) =>
  new DeleteCommand({ TableName, Key: { pk: `BENCH#${size}`, sk: 'X' }, ReturnConsumedCapacity });
const transaction = (size: number) =>
  new TransactWriteCommand({
    TransactItems: [{ Put: { TableName, Item: item(size) } }, { Put: { TableName, Item: item(size, 'Y') } }],
    ReturnConsumedCapacity,
  });

const cases: [name: string, prepare: TableCommand | null, run: TableCommand][] = [
  ['put, 0.5 kB', null, put(0.5)],
  ['put, 0.9 kB', null, put(0.9)],
  ['put, 3 kB', null, put(3)],
  ['update, 0.5 kB', put(0.5), update(0.5)],
  ['update, 3.5 kB', put(3.5), update(3.5)],
  ['transaction of two puts, 0.5 kB each', null, transaction(0.5)],
  ['deletion, 0.5 kB', put(0.5), deletion(0.5)],
];

/** DynamoDB bills twice the units in a transaction, which the emulator doesn't. It answers them as a list. */
const unitsOf = ({ ConsumedCapacity = [] }: Unit): number =>
  Array.isArray(ConsumedCapacity)
    ? ConsumedCapacity.reduce((sum, { CapacityUnits = 0 }) => sum + 2 * CapacityUnits, 0)
    : (ConsumedCapacity.CapacityUnits ?? 0);

const run = async (): Promise<void> => {
  const database = await startDynamodb(await freePort(), null);
  const service = { endpoint: database.endpoint, region, credentials: () => localCredentials };
  const plain = createTableClient(service, () => null);
  const stamped = createTableClient(service);
  console.log('| write | units without the log | with its stamp |\n| --- | --- | --- |');
  for (const [name, prepare, command] of cases) {
    if (prepare) await plain.send(prepare);
    const without = unitsOf((await plain.send(command)) as Unit);
    if (prepare) await plain.send(prepare);
    const withStamp = unitsOf((await inAuditContext(context, () => stamped.send(command))) as Unit);
    console.log(`| ${name} | ${without} | ${withStamp} |`);
  }
  await database.stop();
};

await run();
