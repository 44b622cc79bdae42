import { limits } from '@shared/limits';
import type { QueueState } from '@shared/model/staff';
import type { IndexName } from '@shared/platform/table';
import { QueryCommand } from '../../platform/table/commands';
import type { Table } from '../../platform/table/table';
import { credentialIndexes } from '../credentials/keys';
import { exclusionIndexes } from '../exclusions/keys';
import { moderationIndexes } from '../moderation/keys';
import { organizationVerificationIndexes } from '../organization-verifications/keys';
import { ticketIndexes } from '../tickets/keys';

/** `by`: the queue's position begins with when its first case is due, or since when it waits; or an attribute says. */
type Waiting = { queue: QueueState['queue']; list: string; by: 'due' | 'since' | 'dueAt' };

const index: IndexName = 'gsi1';

const queues: readonly Waiting[] = [
  { queue: 'tickets', list: ticketIndexes.ticketQueue('waiting'), by: 'due' },
  { queue: 'reports', list: moderationIndexes.reportCases('open'), by: 'dueAt' },
  { queue: 'credentials', list: credentialIndexes.verificationQueue('pending'), by: 'since' },
  { queue: 'organizations', list: organizationVerificationIndexes.organizationQueue('pending'), by: 'due' },
  { queue: 'exclusions', list: exclusionIndexes.exclusionQueue('review'), by: 'since' },
];

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text)) && text.includes('T');

const earliest = (instants: readonly string[]): string | null => instants.filter(isInstant).sort()[0] ?? null;

export type QueueStates = { read(): Promise<QueueState[]> };

export const createQueueStates = (table: Table): QueueStates => ({
  read: () =>
    Promise.all(
      queues.map(async ({ queue, list, by }) => {
        const { Items = [] } = await table.client.send(
          new QueryCommand({
            TableName: table.name,
            IndexName: index,
            KeyConditionExpression: '#pk = :list',
            ExpressionAttributeNames: { '#pk': `${index}pk`, '#sk': `${index}sk`, '#dueAt': 'dueAt' },
            ExpressionAttributeValues: { ':list': list },
            ProjectionExpression: '#sk, #dueAt',
            Limit: limits.queueCounted,
          }),
        );
        const at = earliest(
          Items.map((item) =>
            by === 'dueAt' ? String(item['dueAt']) : (String(item[`${index}sk`]).split('#', 1)[0] ?? ''),
          ),
        );
        const isDue = by !== 'since';
        return { queue, waiting: Items.length, oldestAt: isDue ? null : at, dueAt: isDue ? at : null };
      }),
    ),
});
