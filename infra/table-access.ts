import type { ApiArea, QueueConsumerName, realtimeFunction, streamConsumer } from '../shared/platform/functions';

type FunctionName = ApiArea | QueueConsumerName | typeof streamConsumer.name | typeof realtimeFunction.name;

const partitions: Record<FunctionName, readonly string[]> = {
  accounts: ['*'],
  profiles: ['*'],
  organizations: ['*'],
  jobs: ['*'],
  applications: ['*'],
  notifications: ['*'],
  notify: ['*'],
  'send-mail': ['*'],
  'push-live': ['*'],
  'publish-events': [],
  realtime: ['*'],
};

export const partitionsOf = (functionName: string): readonly string[] => {
  if (!(functionName in partitions))
    throw new Error(`Name the partitions of ${functionName} in infra/table-access.ts.`);
  return partitions[functionName as FunctionName];
};

/** Operations on the user pool that the accounts function's gateway sends. */
export const identityActions = ['cognito-idp:AdminGetUser'] as const;
