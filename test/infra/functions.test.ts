import { beforeAll, describe, expect, it } from 'vitest';
import type { FunctionBundle } from '../../infra/bundling';
import {
  identityActions,
  partitionsOf,
  poolClientActions,
  poolUserActions,
  staffGroupActions,
  writtenPartitionsOf,
} from '../../infra/table-access';
import { admissionOf } from '../../shared/core/api/view-as';
import { environmentSchemas } from '../../shared/platform/environment';
import {
  apiFunctions,
  functionEntries,
  mailReceiver,
  streamConsumer,
  queueWorkers,
} from '../../shared/platform/functions';
import { queueConsumers } from '../../shared/platform/queue-consumers';
import { scheduleDeadLetters, scheduledFunctions } from '../../shared/platform/scheduled-functions';
import { partitionsIn } from '../../scripts/lib/table-access';
import { environmentIn, operationsIn } from './code-of';
import { everyOfType, everyRight, realBundles, synthesise, type Statement, type Synthesis } from './stage';

type Lambda = { name: string; properties: Record<string, unknown>; statements: Statement[] };

let packages: FunctionBundle[];
let prod: Synthesis;
let dev: Synthesis;
beforeAll(async () => {
  packages = await realBundles();
  dev = synthesise('dev');
  prod = synthesise('prod');
});

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);
const roleOf = (value: unknown): string => (value as { 'Fn::GetAtt': [string, string] })['Fn::GetAtt'][0];

const read = (synthesis: Synthesis, stage: string): Lambda[] => {
  const rights = everyRight(synthesis);
  const functions = everyOfType(synthesis, 'AWS::Lambda::Function').map(([, { Properties }]) => Properties);
  return functionEntries.map(({ name }) => {
    const properties = functions.find(({ FunctionName }) => FunctionName === `wardline-${stage}-${name}`) ?? {};
    const role = roleOf(properties['Role']);
    const statements = rights.filter((it) => it.role === role).flatMap((it) => it.statements);
    return { name, properties, statements };
  });
};

const known = new Map<Synthesis, Lambda[]>();
/** Read once per stage: each function has many tests. */
const lambdas = (synthesis: Synthesis, stage: string): Lambda[] => {
  const all = known.get(synthesis) ?? read(synthesis, stage);
  known.set(synthesis, all);
  return all;
};
const lambda = (name: string): Lambda => {
  const found = lambdas(prod, 'prod').find((it) => it.name === name);
  if (!found) throw new Error(`No function ${name}.`);
  return found;
};
const bundleOf = (name: string): FunctionBundle => {
  const found = packages.find((it) => it.name === name);
  if (!found) throw new Error(`No bundle ${name}.`);
  return found;
};
const statementsWith = ({ statements }: Lambda, prefix: string): Statement[] =>
  statements.filter(({ Action }) => list(Action).some((action) => action.startsWith(prefix)));
const actionsOf = (statements: Statement[]): string[] =>
  [...new Set(statements.flatMap(({ Action }) => list(Action)))].sort();

/** How many runs the clock, a stream shard, or its queue starts at the same time. */
const startsOf = (name: string): number => {
  if (name in scheduledFunctions) return 1;
  const [id] = everyOfType(prod, 'AWS::Lambda::Function').find(
    ([, { Properties }]) => Properties['FunctionName'] === `wardline-prod-${name}`,
  )!;
  const source = everyOfType(prod, 'AWS::Lambda::EventSourceMapping')
    .map(([, { Properties }]) => Properties)
    .find(({ FunctionName }) => (FunctionName as { Ref: string }).Ref === id);
  if (source?.['StartingPosition']) return 1;
  return (source?.['ScalingConfig'] as { MaximumConcurrency: number } | undefined)?.MaximumConcurrency ?? Infinity;
};

const isOfKeys = (resource: unknown): boolean => JSON.stringify(resource).includes('PersonalKeys');

const poolResources: readonly string[] = ['poolUsers', 'poolClients', 'staffGroup', 'poolRemoval'];
const readActions = ['dynamodb:BatchGetItem', 'dynamodb:ConditionCheckItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const writeActions = ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];

describe.each(functionEntries.map((entry) => ({ ...entry, uses: [...entry.uses] })))('$name', (entry) => {
  const { name, uses, memoryMb, timeoutSeconds } = entry;
  const properties = (stage: 'dev' | 'prod') =>
    lambdas(stage === 'dev' ? dev : prod, stage).find((it) => it.name === name)!.properties;

  it('runs on ARM with Node 24, traced, with expiring logs', () => {
    const { properties } = lambda(name);
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogFormat: 'JSON', SystemLogLevel: 'WARN' },
      Timeout: timeoutSeconds,
      MemorySize: memoryMb,
    });
    const group = everyOfType(prod, 'AWS::Logs::LogGroup').find(
      ([, { Properties }]) => Properties['LogGroupName'] === `/aws/lambda/wardline-prod-${name}`,
    );
    expect(group?.[1].Properties['RetentionInDays']).toBe(365);
  });

  it('has reserved concurrency where the account has enough, or is bounded by its caller', () => {
    expect(properties('dev')['ReservedConcurrentExecutions']).toBeUndefined();
    const reserved = properties('prod')['ReservedConcurrentExecutions'];
    if (entry.isReserved) expect(reserved).toBe(entry.concurrency);
    else {
      expect(reserved).toBeUndefined();
      expect(startsOf(name)).toBeLessThanOrEqual(entry.concurrency);
    }
  });

  it('contains nothing of the local stack', () => {
    const inputs = Object.values(bundleOf(name).metafile.outputs).flatMap((output) => Object.keys(output.inputs));
    expect(inputs.filter((file) => file.startsWith('scripts/'))).toEqual([]);
  });

  it('gets the variables that its code reads, and no others', () => {
    const { Variables = {} } = (lambda(name).properties['Environment'] ?? {}) as {
      Variables?: Record<string, unknown>;
    };
    // The shared runtime reads it only for operations without a session, which some functions lack.
    const hasSuch = 'PUBLISHABLE_KEY' in Variables;
    const parts = environmentIn(bundleOf(name)).filter((part) => hasSuch || part !== 'publishableKey');
    const read = parts.flatMap((part) =>
      Object.keys(environmentSchemas[part as keyof typeof environmentSchemas].shape),
    );
    expect(Object.keys(Variables).sort()).toEqual([...new Set(read)].sort());
  });

  it('touches only the partitions that its code names, with named actions', () => {
    expect(partitionsOf(name), 'npm run table-access').toEqual(partitionsIn(bundleOf(name)));
    const statements = statementsWith(lambda(name), 'dynamodb:').filter(
      ({ Action, Resource }) =>
        !list(Action).some((action) => /Stream|DescribeStream/.test(action)) && !isOfKeys(Resource),
    );
    const granted = [
      ...(uses.includes('tableRead') ? readActions : []),
      ...(uses.includes('tableWrite') ? writeActions : []),
    ];
    expect(actionsOf(statements)).toEqual(granted.sort());
    for (const { Action, Condition } of statements) {
      const partitions = list(Action).includes('dynamodb:PutItem') ? writtenPartitionsOf(name) : partitionsOf(name);
      expect(Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } });
    }
  });

  it('has no rights beyond the resources it uses', () => {
    const prefixes: Record<string, string> = {
      [uses.find((resource) => poolResources.includes(resource)) ?? 'identity']: 'cognito-idp:',
      [uses.includes('closeConnections') ? 'closeConnections' : 'connections']: 'execute-api:',
      mail: 'ses:',
      bus: 'events:',
      sms: 'sns:',
    };
    for (const [resource, prefix] of Object.entries(prefixes)) {
      expect(statementsWith(lambda(name), prefix).length > 0, prefix).toBe((uses as string[]).includes(resource));
    }
    const secrets = statementsWith(lambda(name), 'secretsmanager:');
    expect(actionsOf(secrets)).toEqual(secrets.length > 0 ? ['secretsmanager:GetSecretValue'] : []);
    const used = uses.filter((resource) => resource === 'hashKey' || resource === 'originKey');
    expect(secrets.flatMap(({ Resource }) => Resource)).toHaveLength(used.length);
    const known = /^(dynamodb|kms|cognito-idp|ses|secretsmanager|events|execute-api|logs|s3|sns|xray|sqs):[A-Z]\w+$/;
    for (const action of actionsOf(lambda(name).statements)) expect(action).toMatch(known);
  });

  it('decrypts people’s keys only if it uses them, and creates them only if it stores encrypted data', () => {
    const makes = uses.includes('personalKeys');
    const destroys = uses.includes('personalKeysDestroy');
    const reads = makes || destroys || uses.includes('personalKeysRead');
    const signs = uses.includes('signing');
    const every = statementsWith(lambda(name), 'kms:');
    const kms = every.filter(({ Condition }) => JSON.stringify(Condition ?? {}).includes('EncryptionContextKeys'));
    expect(actionsOf(every.filter((it) => !kms.includes(it)))).toEqual(signs ? ['kms:GetPublicKey', 'kms:Sign'] : []);
    expect(actionsOf(kms)).toEqual([...(reads ? ['kms:Decrypt'] : []), ...(makes ? ['kms:GenerateDataKey'] : [])]);
    for (const { Condition } of kms) {
      expect(Condition).toEqual({ 'ForAnyValue:StringEquals': { 'kms:EncryptionContextKeys': ['userId'] } });
    }
    const table = statementsWith(lambda(name), 'dynamodb:').filter(({ Resource }) => isOfKeys(Resource));
    expect(actionsOf(table)).toEqual([
      ...(reads ? ['dynamodb:GetItem'] : []),
      ...(makes ? ['dynamodb:PutItem'] : []),
      ...(destroys ? ['dynamodb:UpdateItem'] : []),
    ]);
  });

  it('has wildcards only for tracing, connections, text messages and files of one kind', () => {
    const wildcards = lambda(name).statements.filter(({ Resource }) => JSON.stringify(Resource).includes('*'));
    const objects = [
      's3:GetObject',
      's3:GetObjectVersionTagging',
      's3:PutObject',
      's3:DeleteObject',
      's3:DeleteObjectVersion',
    ];
    const ids = [
      'xray:PutTraceSegments',
      'xray:PutTelemetryRecords',
      'execute-api:ManageConnections',
      // A phone number is not a resource; the condition excludes topics.
      'sns:Publish',
    ];
    for (const { Condition } of statementsWith(lambda(name), 'sns:')) {
      expect(Condition).toEqual({ StringNotLike: { 'sns:TopicArn': 'arn:*' } });
    }
    expect([...ids, ...objects]).toEqual(expect.arrayContaining(actionsOf(wildcards)));
    for (const { Resource } of statementsWith({ ...lambda(name), statements: wildcards }, 's3:')) {
      // A prefix, never the entire bucket.
      for (const resource of list(Resource))
        expect(JSON.stringify(resource)).toMatch(/"\/[a-z/]+\/\*"|"\/newest(-professionals)?\.json"/);
    }
  });
});

describe('all functions', () => {
  it('hold no secret in a variable', () => {
    for (const { properties } of lambdas(prod, 'prod')) {
      const { Variables = {} } = (properties['Environment'] ?? {}) as { Variables?: Record<string, unknown> };
      expect(JSON.stringify(Variables)).not.toMatch(/resolve:secretsmanager|resolve:ssm-secure|SecretString/);
      const secretive = Object.keys(Variables).filter((variable) => /SECRET|PASSWORD|TOKEN|PRIVATE/.test(variable));
      // Contains names of secrets only.
      expect(secretive.filter((variable) => !variable.endsWith('_SECRET_ID'))).toEqual([]);
    }
  });

  it('map stack traces to sources in dev only', () => {
    const flag = (synthesis: Synthesis, stage: string) =>
      lambdas(synthesis, stage).every(({ properties }) =>
        JSON.stringify(properties['Environment']).includes('source-maps'),
      );
    expect(flag(dev, 'dev')).toBe(true);
    expect(JSON.stringify(lambdas(prod, 'prod').map(({ properties }) => properties['Environment']))).not.toContain(
      'source-maps',
    );
  });

  it('call only granted user pool operations, and use every granted one', () => {
    const granted = { accounts: identityActions, 'pre-sign-up': poolUserActions, staff: staffGroupActions };
    for (const [name, actions] of Object.entries(granted)) {
      const sent = operationsIn(bundleOf(name)).filter((operation) => operation.startsWith('Admin'));
      expect(sent.map((operation) => `cognito-idp:${operation}`)).toEqual([...actions].sort());
      expect(actionsOf(statementsWith(lambda(name), 'cognito-idp:'))).toEqual([...actions].sort());
    }
    expect(actionsOf(statementsWith(lambda('pre-token'), 'cognito-idp:'))).toEqual([...poolClientActions]);
  });

  it('read and empty dead-letter queues with one function, which sends to the consumers’ own queues', () => {
    const statements = statementsWith(lambda('dead-letters'), 'sqs:');
    const namesOf = ({ Resource }: Statement) =>
      list(Resource).map((arn) => /wardline-prod-[a-z-]+/.exec(JSON.stringify(arn))?.[0] ?? '');
    const [receiving, sending] = ['sqs:DeleteMessage', 'sqs:SendMessage'].map((action) =>
      statements.filter(({ Action }) => list(Action).includes(action)).flatMap(namesOf),
    );
    const queues = [...Object.keys(queueConsumers), mailReceiver.name, ...queueWorkers.map((it) => it.name)].map(
      (name) => `wardline-prod-${name}`,
    );
    const others = [streamConsumer.name, scheduleDeadLetters].map((name) => `wardline-prod-${name}`);
    expect(sending?.sort()).toEqual(queues.sort());
    expect(receiving?.sort()).toEqual([...queues, ...others].map((name) => `${name}-dlq`).sort());
  });

  it('write mail from the stage’s own address only', () => {
    for (const { statements } of lambdas(prod, 'prod')) {
      const mail = statements.filter(({ Action }) => list(Action).some((action) => action.startsWith('ses:')));
      expect(actionsOf(mail).every((action) => ['ses:SendEmail', 'ses:SendRawEmail'].includes(action))).toBe(true);
      for (const { Condition } of mail) {
        expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@wardline.example' } });
      }
    }
  });
});

it('build data exports with a function that reads much and writes the exports only', () => {
  expect(writtenPartitionsOf('build-exports')).toEqual(['EXPORT#*']);
  const writing = statementsWith(lambda('build-exports'), 's3:').filter(({ Action }) =>
    list(Action).some((action) => action !== 's3:GetObject'),
  );
  expect(JSON.stringify(writing.map(({ Resource }) => Resource))).not.toMatch(/\/(?!exports\/)[a-z]+\/\*/);
});

it('erase accounts with a function that only removes users, files, and keys, and extends the erasure list', () => {
  const erasing = lambda('erase-accounts');
  expect(actionsOf(statementsWith(erasing, 'cognito-idp:'))).toEqual([
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminGetUser',
  ]);
  const placesOf = (action: string): string =>
    JSON.stringify(
      statementsWith(erasing, 's3:').flatMap(({ Action, Resource }) =>
        list(Action).includes(action) ? [Resource] : [],
      ),
    );
  expect(placesOf('s3:PutObject')).toContain('/erasures/*');
  expect(placesOf('s3:PutObject')).not.toMatch(/\/(?!erasures\/)[a-z]+\/\*/);
  expect(placesOf('s3:DeleteObject')).not.toMatch(/erasures|timesheets|organizations|logos|facilities/);
  const listing = statementsWith(erasing, 's3:').filter(({ Action }) => list(Action).includes('s3:ListBucketVersions'));
  expect(listing).toHaveLength(2);
  expect(listing.every(({ Condition }) => JSON.stringify(Condition ?? null).includes('s3:prefix'))).toBe(true);
});

it('write tickets and report cases only where they are handled, though every function reads those of a view', () => {
  const writersOf = (pattern: string): string[] =>
    functionEntries
      .filter(({ name, uses }) => uses.includes('tableWrite') && writtenPartitionsOf(name).includes(pattern))
      .map(({ name }) => name)
      .sort();
  expect(writersOf('TICKET#*')).toEqual(['close-tickets', 'erase-accounts', 'receive-mail', 'support']);
  expect(writersOf('REPORT_CASE#*')).toEqual(['end-suspensions', 'erase-accounts', 'raise-signals', 'reports']);
});

it('let each function record what a viewer opens with it', () => {
  const ofPeople = Object.entries(apiFunctions).filter(([, { routes }]) =>
    Object.keys(routes).some((operation) => admissionOf(operation, ['owner']).area !== undefined),
  );
  expect(ofPeople.map(([name]) => name).filter((name) => !writtenPartitionsOf(name).includes('USER#*'))).toEqual([]);
});

it('write the audit log with one function, its roots with another, and the check’s position with a third', () => {
  const isAudit = (pattern: string): boolean => pattern.startsWith('AUDIT');
  const writers = functionEntries
    .filter(({ uses }) => uses.includes('tableWrite'))
    .map(({ name }) => [name, writtenPartitionsOf(name).filter(isAudit)] as const)
    .filter(([, patterns]) => patterns.length > 0);
  expect(Object.fromEntries(writers)).toEqual({
    'append-audit': ['AUDIT#*', 'AUDIT_RECORD#*#*'],
    'checkpoint-audit': ['AUDIT_ROOTS', 'AUDIT_SEAL#*'],
    'verify-audit': ['AUDIT_POSITION'],
  });
  // No pattern of another function matches them either.
  const others = functionEntries.flatMap(({ name }) => writtenPartitionsOf(name).filter((it) => !isAudit(it)));
  expect(others.filter((pattern) => /^(?:A?U?D?I?T?_?)?\*/.test(pattern))).toEqual([]);
});
