import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetQueueAttributesCommand, GetQueueUrlCommand, SQSClient } from '@aws-sdk/client-sqs';
import { queueConsumers } from '@shared/platform/queue-consumers';
import { table } from '@shared/platform/table';
import assert from 'node:assert/strict';
import { signIn } from '../../test/support/accounts/sign-in';
import { canCreate } from './cloudformation';
import type { Skip, Step } from './steps';

export type DeployedNames = { tableName: string; queueName: (consumer: string) => string };

/** A check of the deployed stage, where the emulator supports it. */
type Behaviour = Skip & {
  works: (endpoint: string) => Promise<boolean>;
  check: (names: DeployedNames) => Promise<void>;
};

const attributesOf = async (QueueName: string): Promise<Record<string, string>> => {
  const sqs = new SQSClient({});
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName }));
  const reply = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
  return reply.Attributes ?? {};
};

const timeToLiveOf = async (TableName: string): Promise<string | undefined> => {
  const reply = await new DynamoDBClient({}).send(new DescribeTimeToLiveCommand({ TableName }));
  return reply.TimeToLiveDescription?.AttributeName;
};

const wrongPasswordRefused = async (): Promise<boolean> => {
  const cognito = new CognitoIdentityProviderClient({});
  const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: 'probe-password' }));
  const UserPoolId = UserPool?.Id;
  const { UserPoolClient } = await cognito.send(new CreateUserPoolClientCommand({ UserPoolId, ClientName: 'probe' }));
  const Username = 'probe';
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }));
  await cognito.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: 'Right-password-1', Permanent: true }),
  );
  const stage = { pool: process.env['USER_POOL_ID'], client: process.env['USER_POOL_CLIENT_ID'] };
  Object.assign(process.env, { USER_POOL_ID: UserPoolId, USER_POOL_CLIENT_ID: UserPoolClient?.ClientId });
  try {
    await signIn(Username, 'Wrong-password-1');
    return false;
  } catch {
    return true;
  } finally {
    Object.assign(process.env, { USER_POOL_ID: stage.pool, USER_POOL_CLIENT_ID: stage.client });
    await cognito.send(new DeleteUserPoolCommand({ UserPoolId }));
  }
};

const redriveProbe = {
  Resources: {
    Dead: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'probe-redrive-dlq' } },
    Queue: {
      Type: 'AWS::SQS::Queue',
      Properties: {
        QueueName: 'probe-redrive',
        RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] }, maxReceiveCount: 3 },
      },
    },
  },
};
const timeToLiveProbe = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: {
        TableName: 'probe-time-to-live',
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        Replicas: [{ Region: 'us-east-1' }],
      },
    },
  },
};

const behaviours: readonly Behaviour[] = [
  {
    name: 'wrong passwords are refused',
    lost: 'this emulator lets every password in; the embedded stack and the integration tests check it',
    works: wrongPasswordRefused,
    // An unknown user gets the same response as a wrong password.
    check: () => assert.rejects(signIn('unregistered@example.test', 'Wrong-password-1')),
  },
  {
    name: 'queues hand over to their dead-letter queues',
    lost: 'this emulator drops RedrivePolicy from templates',
    works: (endpoint) =>
      canCreate(
        endpoint,
        'redrive',
        redriveProbe,
        async () => !!(await attributesOf('probe-redrive'))['RedrivePolicy'],
      ),
    check: async ({ queueName }) => {
      for (const consumer of Object.keys(queueConsumers)) {
        const policy = (await attributesOf(queueName(consumer)))['RedrivePolicy'] ?? '';
        assert.match(policy, new RegExp(`${queueName(consumer)}-dlq`));
      }
    },
  },
  {
    name: 'expired items leave the table',
    lost: 'this emulator drops TimeToLiveSpecification from templates',
    works: (endpoint) =>
      canCreate(
        endpoint,
        'time-to-live',
        timeToLiveProbe,
        async () => (await timeToLiveOf('probe-time-to-live')) === 'ttl',
      ),
    check: async ({ tableName }) => assert.equal(await timeToLiveOf(tableName), table.timeToLive),
  },
];

/** Checks that this emulator supports, and the names of the others. */
export const behaviourSteps = async (
  endpoint: string,
  names: DeployedNames,
): Promise<{ steps: Step[]; skips: Skip[] }> => {
  const steps: Step[] = [];
  const skips: Skip[] = [];
  for (const { name, lost, works, check } of behaviours) {
    if (await works(endpoint).catch(() => false)) steps.push({ name, run: () => check(names) });
    else skips.push({ name, lost });
  }
  return { steps, skips };
};
