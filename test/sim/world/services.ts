import { answerSes, sesErrorXml } from '../../../emulators/aws/ses-endpoint';
import { answerSns } from '../../../emulators/aws/sns-endpoint';
import type { Mailbox } from '../../../emulators/aws/mailbox';
import type { TextOutbox } from '../../../emulators/aws/text-outbox';
import { AwsError } from '../../../emulators/aws/aws-error';
import type { AwsServices } from '../../../emulators/aws/aws-endpoint';
import { localStage } from '../../../scripts/local/settings';
import { answerCall } from '../../../emulators/dynamodb/answer';
import { Database } from '../../../emulators/dynamodb/database';
import type { Change, EmbeddedTable } from '../../../emulators/dynamodb/embedded-table';
import { ensureTables } from '../../../emulators/dynamodb/local-tables';
import type { NetworkReply, NetworkRequest } from '../../../scripts/local/network/intercept-http';

export type Tables = { database: Database; main: EmbeddedTable; personalKeys: EmbeddedTable };

/** `onChange`: receives changes of the main table. */
export const openTables = (onChange: (change: Change) => void): Tables => {
  const database = new Database();
  ensureTables(database);
  database.onCommit((changes) => {
    for (const { table, change } of changes) if (table === localStage.tableName) onChange(change);
  });
  return {
    database,
    main: database.table(localStage.tableName),
    personalKeys: database.table(localStage.personalKeysTable),
  };
};

const json = (status: number, body: object): NetworkReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
});

type Operation = { name: string; input: Record<string, unknown> };

const operationIn = ({ headers, body }: NetworkRequest): Operation => ({
  name: headers['x-amz-target']?.split('.')[1] ?? '',
  input: JSON.parse(body.toString() || '{}') as Record<string, unknown>,
});

export const answerDynamodb = ({ database }: Tables, request: NetworkRequest): NetworkReply => {
  const { status, body } = answerCall(database, request.headers['x-amz-target'], operationIn(request).input);
  return json(status, body);
};

const asAwsError = (error: unknown): AwsError => {
  if (error instanceof AwsError) return error;
  throw error;
};

export const answerJsonService = async (services: AwsServices, request: NetworkRequest): Promise<NetworkReply> => {
  const [service = ''] = request.headers['x-amz-target']?.split('.') ?? [];
  const { name, input } = operationIn(request);
  const run = services[service]?.[name];
  if (!run) throw new Error(`The simulation does not have ${service}.${name}.`);
  try {
    return json(200, (await run(input)) as object);
  } catch (error) {
    const { code, message, status } = asAwsError(error);
    return { ...json(status, { __type: code, message }), headers: { 'x-amzn-errortype': code } };
  }
};

export const answerForm = (
  { mailbox, texts }: { mailbox: Mailbox; texts: TextOutbox },
  { body }: NetworkRequest,
): NetworkReply => {
  const form = new URLSearchParams(body.toString());
  const headers = { 'content-type': 'text/xml' };
  try {
    return {
      status: 200,
      headers,
      body: form.get('Action') === 'Publish' ? answerSns(form, texts) : answerSes(form, mailbox),
    };
  } catch (error) {
    const failure = asAwsError(error);
    return { status: failure.status, headers, body: sesErrorXml(failure) };
  }
};
