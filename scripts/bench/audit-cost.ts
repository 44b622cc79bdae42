import { inAuditContext, type AuditContext } from '@lambdas/platform/audit/context';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TableCommand,
} from '@lambdas/platform/table/commands';
import { createTableClient } from '@lambdas/platform/table/table-client';
import { startCapacityProxy } from './capacity-proxy';
import { startTable } from '../../emulators/dynamodb/start-table';
import { localCredentials, localStage, region } from '../local/settings';
import { freePort } from '../local/ports';

// npm run bench:audit: write units of single writes with and without the audit log's stamp.

const TableName = localStage.tableName;
const kilobytes = (size: number): string => 'x'.repeat(Math.round(size * 1024));

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
const put = (size: number) => new PutCommand({ TableName, Item: item(size) });
const update = (size: number) =>
  new UpdateCommand({
    TableName,
    Key: { pk: `BENCH#${size}`, sk: 'X' },
    UpdateExpression: 'SET #status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': 'shortlisted' },
  });
const deletion = (size: number) => new DeleteCommand({ TableName, Key: { pk: `BENCH#${size}`, sk: 'X' } });
const transaction = (size: number) =>
  new TransactWriteCommand({
    TransactItems: [{ Put: { TableName, Item: item(size) } }, { Put: { TableName, Item: item(size, 'Y') } }],
  });

const putAndDeletion = (size: number) =>
  new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName, Item: item(size, 'Y') } },
      { Delete: { TableName, Key: { pk: `BENCH#${size}`, sk: 'X' } } },
    ],
  });

const cases: [name: string, prepare: TableCommand | null, run: TableCommand][] = [
  ['put, 0.5 kB', null, put(0.5)],
  ['put, 0.9 kB', null, put(0.9)],
  ['put, 3 kB', null, put(3)],
  ['update, 0.5 kB', put(0.5), update(0.5)],
  ['update, 3.5 kB', put(3.5), update(3.5)],
  ['transaction of two puts, 0.5 kB each', null, transaction(0.5)],
  ['deletion, 0.5 kB', put(0.5), deletion(0.5)],
  ['transaction of a put and a deletion, 0.5 kB each', put(0.5), putAndDeletion(0.5)],
];

const functionName = 'audit-cost';

const run = async (): Promise<void> => {
  const database = await startTable(await freePort(), null);
  const proxy = await startCapacityProxy(database.endpoint);
  process.env['AWS_SDK_UA_APP_ID'] = functionName;
  const service = { endpoint: proxy.endpoint, region, credentials: () => localCredentials };
  const plain = createTableClient(service, () => null);
  const stamped = createTableClient(service);
  /** DynamoDB bills twice the units in a transaction, unlike the emulator. */
  const unitsOf = async (write: () => Promise<unknown>): Promise<number> => {
    const { writeUnits, transactionUnits } = await proxy.during(functionName, async () => {
      await write();
    });
    return writeUnits + transactionUnits;
  };
  console.log('| write | units without the log | with its stamp |\n| --- | --- | --- |');
  for (const [name, prepare, command] of cases) {
    if (prepare) await plain.send(prepare);
    const without = await unitsOf(() => plain.send(command));
    if (prepare) await plain.send(prepare);
    const withStamp = await unitsOf(() => inAuditContext(context, () => stamped.send(command)));
    console.log(`| ${name} | ${without} | ${withStamp} |`);
  }
  await proxy.close();
  await database.stop();
};

await run();
process.exit(0);
