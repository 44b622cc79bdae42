import { limits } from '@shared/limits';
import { InterviewKit, StoredScorecard, SubmittedScorecard } from '@shared/hiring/model/scorecard';
import { QueryCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { getItem, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { scorecardIndexes, scorecardKeys } from './keys';
import type { ScorecardRepository } from './ports';

const guarded = (before: { version: number } | null) =>
  buildCondition(before ? equals('version', before.version) : itemAbsent);

const replaced = (TableName: string, before: StoredScorecard | null, after: StoredScorecard): Write[] => {
  if (!before?.submitted || before.submissions === after.submissions) return [];
  const { applicationId, authorId, submissions, submitted } = before;
  return [
    {
      Put: {
        TableName,
        Item: {
          ...scorecardKeys.scorecardVersion(applicationId, authorId, submissions),
          ...entity('ScorecardVersion'),
          ...submitted,
        },
      },
    },
  ];
};

export const createScorecards = (table: Table): ScorecardRepository => {
  const TableName = table.name;

  const beginning = async (
    applicationId: string,
    { prefix, limit, newestFirst }: { prefix: string; limit: number; newestFirst: boolean },
  ): Promise<Item[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': scorecardIndexes.scorecards(applicationId), ':prefix': prefix },
        ConsistentRead: true,
        ScanIndexForward: !newestFirst,
        Limit: limit,
      }),
    );
    return Items;
  };

  return {
    async kit(jobId) {
      const item = await getItem(table, scorecardKeys.interviewKit(jobId), true);
      return item ? InterviewKit.parse(item) : null;
    },

    saveKit: (before, after, organizationId) =>
      transact(table, [
        {
          Put: {
            TableName,
            Item: { ...scorecardKeys.interviewKit(after.jobId), ...entity('InterviewKit'), organizationId, ...after },
            ...guarded(before),
          },
          refusal: 'STALE_VERSION',
        },
      ]),

    async ofApplication(applicationId) {
      const items = await beginning(applicationId, { prefix: 'CARD#', limit: limits.teamSize, newestFirst: false });
      return items.map((item) => StoredScorecard.parse(item));
    },

    save: (before, after) =>
      transact(table, [
        {
          Put: {
            TableName,
            Item: {
              ...scorecardKeys.scorecard(after.applicationId, after.authorId),
              ...entity('Scorecard'),
              ...after,
            },
            ...guarded(before),
          },
          refusal: 'STALE_VERSION',
        },
        ...replaced(TableName, before, after),
      ]),

    async versions(applicationId, userId) {
      const prefix = `VERSION#${userId}#`;
      const items = await beginning(applicationId, { prefix, limit: limits.scorecardVersionsShown, newestFirst: true });
      return items.map((item) => SubmittedScorecard.parse(item));
    },
  };
};
