import { table as tableShape, personalKeysTable } from '@shared/platform/table';
import { answerSes, sesErrorXml } from '../../../scripts/local/aws/ses-endpoint';
import { answerSns } from '../../../scripts/local/aws/sns-endpoint';
import type { Mailbox } from '../../../scripts/local/aws/mailbox';
import type { TextOutbox } from '../../../scripts/local/aws/text-outbox';
import { AwsError } from '../../../scripts/local/aws/aws-error';
import type { AwsServices } from '../../../scripts/local/aws/aws-endpoint';
import { localStage } from '../../../scripts/local/settings';
import { answerOperation } from '../table/operations';
import { SimulatedTable, type Change } from '../table/simulated-table';
import { TableFailure } from '../table/table-failure';
import type { SimulatedReply, SimulatedRequest } from './http-client';

export type Tables = { main: SimulatedTable; personalKeys: SimulatedTable };

export const openTables = (onChange: (change: Change) => void): Tables => ({
  main: new SimulatedTable(
    { partitionKey: tableShape.partitionKey, sortKey: tableShape.sortKey, indexes: tableShape.indexes },
    onChange,
  ),
  personalKeys: new SimulatedTable({ partitionKey: personalKeysTable.partitionKey, sortKey: null, indexes: {} }),
});

const json = (status: number, body: object): SimulatedReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
});

type Operation = { name: string; input: Record<string, unknown> };

const operationIn = ({ headers, body }: SimulatedRequest): Operation => ({
  name: headers['x-amz-target']?.split('.')[1] ?? '',
  input: JSON.parse(body.toString() || '{}') as Record<string, unknown>,
});

const tableNameIn = ({ TableName, RequestItems, TransactItems }: Record<string, unknown>): unknown => {
  if (TableName !== undefined) return TableName;
  if (RequestItems) return Object.keys(RequestItems)[0];
  const [write] = (TransactItems as Record<string, { TableName?: string }>[] | undefined) ?? [];
  return Object.values(write ?? {})[0]?.TableName;
};

export const answerDynamodb = ({ main, personalKeys }: Tables, request: SimulatedRequest): SimulatedReply => {
  const { name, input } = operationIn(request);
  const table = tableNameIn(input) === localStage.personalKeysTable ? personalKeys : main;
  try {
    return json(200, answerOperation(table, name, input));
  } catch (error) {
    if (!(error instanceof TableFailure)) throw error;
    const { code, message, details } = error;
    return json(400, { __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...details });
  }
};

const asAwsError = (error: unknown): AwsError => {
  if (error instanceof AwsError) return error;
  throw error;
};

export const answerJsonService = async (services: AwsServices, request: SimulatedRequest): Promise<SimulatedReply> => {
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
  { body }: SimulatedRequest,
): SimulatedReply => {
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
