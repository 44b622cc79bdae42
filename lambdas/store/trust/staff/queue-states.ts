import { limits } from '@shared/limits';
import { staffQueues, type QueueState } from '@shared/trust/model/staff';
import type { IndexName } from '@shared/platform/table';
import type { WatchedQueue } from '@shared/platform/watched-queues';
import { QueryCommand } from '../../../platform/table/commands';
import type { Table } from '../../../platform/table/table';
import { credentialIndexes } from '../../people/credentials/keys';
import { exclusionIndexes } from '../exclusions/keys';
import { moderationIndexes } from '../reports/keys';
import { organizationVerificationIndexes } from '../../organizations/organization-verifications/keys';
import { shiftCaseIndexes } from '../shift-cases/keys';
import { ticketIndexes } from '../tickets/keys';

/** `by`: whether positions begin with the deadline or with the start of the wait. */
type Waiting = { list: string; index?: IndexName; by: 'due' | 'since' };

const queues: Record<QueueState['queue'] | WatchedQueue, Waiting> = {
  tickets: { list: ticketIndexes.ticketQueue('waiting'), by: 'due' },
  reports: { list: moderationIndexes.dueCases, index: 'gsi3', by: 'due' },
  appeals: { list: moderationIndexes.reportCases('appealed'), by: 'due' },
  credentials: { list: credentialIndexes.verificationQueue('pending'), by: 'since' },
  organizations: { list: organizationVerificationIndexes.organizationQueue('pending'), by: 'due' },
  shift_cases: { list: shiftCaseIndexes.shiftCases('open'), by: 'due' },
  exclusions: { list: exclusionIndexes.exclusionQueue('review'), by: 'since' },
};

const ofHome = staffQueues;

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text)) && text.includes('T');

const earliest = (instants: readonly string[]): string | null => instants.filter(isInstant).sort()[0] ?? null;

export type FirstWaiting = { waiting: number; oldestAt: string | null; dueAt: string | null };
export type QueueStates = {
  /** States for the console's home page, in its order. */
  read(): Promise<QueueState[]>;
  /** Counts at most `limits.queueCounted` cases. */
  stateOf(queue: WatchedQueue): Promise<FirstWaiting>;
};

export const createQueueStates = (table: Table): QueueStates => {
  const stateOf = async (queue: keyof typeof queues): Promise<FirstWaiting> => {
    const { list, index = 'gsi1', by } = queues[queue];
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: index,
        KeyConditionExpression: '#pk = :list',
        ExpressionAttributeNames: { '#pk': `${index}pk`, '#sk': `${index}sk` },
        ExpressionAttributeValues: { ':list': list },
        ProjectionExpression: '#sk',
        Limit: limits.queueCounted,
      }),
    );
    const at = earliest(Items.map((item) => String(item[`${index}sk`]).split('#', 1)[0] ?? ''));
    return { waiting: Items.length, oldestAt: by === 'since' ? at : null, dueAt: by === 'due' ? at : null };
  };
  return {
    stateOf,
    read: () => Promise.all(ofHome.map(async (queue) => ({ queue, ...(await stateOf(queue)) }))),
  };
};
