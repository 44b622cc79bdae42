import { systemClock } from '../../platform/clock';
import { environment } from '../../platform/environment';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDeadLetterDecisions } from '../../store/trust/dead-letters/dead-letter-decisions';
import { createHttpPlatform } from '../../store/http-platform';
import { sdkPatience, withBudget } from '../../platform/network/patience';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  queues: lazyDependency(async () => {
    const [{ createDeadLetterQueues }, { SQSClient }] = await Promise.all([
      import('../../platform/gateways/dead-letter-queues'),
      import('@aws-sdk/client-sqs'),
    ]);
    const { QUEUE_PREFIX, QUEUE_CONSUMERS, OTHER_DEAD_LETTERS } = environment('deadLetters');
    return createDeadLetterQueues(withBudget(new SQSClient(sdkPatience())), {
      prefix: QUEUE_PREFIX,
      consumers: QUEUE_CONSUMERS.split(','),
      others: OTHER_DEAD_LETTERS.split(','),
    });
  }),
  decisions: createDeadLetterDecisions(platform.table),
  clock: systemClock,
};
