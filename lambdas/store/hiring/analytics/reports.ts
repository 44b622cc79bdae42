import { DeleteCommand, PutCommand, UpdateCommand } from '../../../platform/table/commands';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, queryDue, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { analyticsIndexes, analyticsKeys } from './keys';
import type { AnalyticsReports, DueReports } from './ports';
import { ReportItem } from './report-item';

const position = ({ dueAt, userId }: Pick<ReportItem, 'dueAt' | 'userId'>) => ({
  gsi1pk: analyticsIndexes.dueReports,
  gsi1sk: `${dueAt}#${userId}`,
});

export const createAnalyticsReports = (table: Table): AnalyticsReports => ({
  async get(userId) {
    const item = await getItem(table, analyticsKeys.analyticsReport(userId), true);
    return item ? ReportItem.parse(item) : null;
  },
  async set(report) {
    const Item = {
      ...analyticsKeys.analyticsReport(report.userId),
      ...entity('AnalyticsReport'),
      ...report,
      ...position(report),
    };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
  async stop(userId) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: analyticsKeys.analyticsReport(userId) }));
  },
});

export const createDueReports = (table: Table): DueReports => {
  const move = async ({ userId, frequency }: ReportItem, from: string, to: string): Promise<boolean> => {
    const update = buildUpdate({
      set: { dueAt: to, ...position({ dueAt: to, userId }) },
      when: all(equals('dueAt', from), equals('frequency', frequency)),
    });
    const Key = analyticsKeys.analyticsReport(userId);
    return conditionHolds(table.client.send(new UpdateCommand({ TableName: table.name, Key, ...update })));
  };
  return {
    async page(now, after) {
      // "$" sorts after "#", which follows the time in positions.
      const bound = { compared: '<', with: `${now.toISOString()}$` } as const;
      const { items, next } = await queryDue(table, { list: analyticsIndexes.dueReports, bound, after });
      return { reports: items.map((item) => ReportItem.parse(item)), next };
    },
    take: (report, next) => move(report, report.dueAt, next),
    async giveBack(report, next) {
      await move(report, next, report.dueAt);
    },
  };
};
