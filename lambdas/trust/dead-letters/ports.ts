import type { Clock } from '../../platform/clock';
import type { DeadLetterQueues } from '../../platform/gateways/dead-letter-queues';
import type { DeadLetterDecisions } from '../../store/trust/dead-letters/dead-letter-decisions';

export type Deps = { queues: DeadLetterQueues; decisions: DeadLetterDecisions; clock: Pick<Clock, 'now'> };
