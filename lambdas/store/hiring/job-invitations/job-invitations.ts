import { limits } from '@shared/limits';
import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals, itemExists } from '../../../platform/table/conditions';
import { countWrite } from '../../../platform/table/reserve-slot';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { queryPage, transact, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { getJobInvitation, readInvitation } from './job-invitation-item';
import { jobInvitationIndexes, jobInvitationKeys } from './keys';
import type { JobInvitations } from './ports';

export const createJobInvitations = (table: Table, cursors: Cursors): JobInvitations => {
  const TableName = table.name;
  const listed = async (list: string, index: 'gsi1' | 'gsi2', cursor?: string) => {
    const page = await queryPage(table, cursors, { list, index, cursor });
    return { ...page, items: page.items.map(readInvitation) };
  };
  return {
    get: (ref) => getJobInvitation(table, ref),

    create: (invitation) => {
      const { jobId, userId, invitedAt } = invitation;
      return transact(table, [
        {
          Put: {
            TableName,
            Item: {
              ...jobInvitationKeys.jobInvitation(jobId, userId),
              ...entity('JobInvitation'),
              ...invitation,
              gsi1pk: jobInvitationIndexes.jobInvitations(jobId),
              gsi1sk: `${invitedAt}#${userId}`,
              gsi2pk: jobInvitationIndexes.receivedInvitations(userId),
              gsi2sk: `${invitedAt}#${jobId}`,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
          refusal: ConcurrentModificationError,
        },
        countWrite(TableName, jobInvitationKeys.jobInvitationCount(jobId), { add: 1, limit: limits.invitationsPerJob }),
      ]);
    },

    decline: ({ jobId, userId }, reply) =>
      transact(table, [
        {
          Update: {
            TableName,
            Key: jobInvitationKeys.jobInvitation(jobId, userId),
            ...buildUpdate({ set: reply, when: all(itemExists, equals('declinedAt', null)) }),
          },
          refusal: ConcurrentModificationError,
        },
      ]),

    ofJob: (jobId, cursor) => listed(jobInvitationIndexes.jobInvitations(jobId), 'gsi1', cursor),
    ofProfessional: (userId, cursor) => listed(jobInvitationIndexes.receivedInvitations(userId), 'gsi2', cursor),
  };
};
