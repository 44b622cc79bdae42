import { limits } from '@shared/limits';
import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { any, buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { UpdateCommand } from '../../../platform/table/commands';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  getItems,
  queryFirst,
  queryPage,
  transact,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { decisionDayWrite } from '../../hiring/decision-days/decision-days';
import { entity } from '../../entity';
import {
  caseListing,
  hidingOf,
  isUndecided,
  readCase,
  ReportItem,
  subjectList,
  thingOf,
  type ReportCase,
} from './case-item';
import { hidingWrites } from './hiding-writes';
import { moderationIndexes, moderationKeys } from './keys';
import type { CaseWriter, ReportCases } from './ports';

const caseWrite = (TableName: string, before: ReportCase | null, after: ReportCase): Write => ({
  Put: {
    TableName,
    Item: { ...moderationKeys.reportCase(after.caseId), ...entity('ReportCase'), ...after, ...caseListing(after) },
    ...buildCondition(before ? equals('version', before.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

/** Refers from the subject to its case while that can take further reports. */
const thingWrites = (TableName: string, before: ReportCase | null, after: ReportCase): Write[] => {
  const Key = moderationKeys.reportedThing(thingOf(after.target));
  if (before && isUndecided(before) === isUndecided(after)) return [];
  const refusal = ConcurrentModificationError;
  if (!isUndecided(after)) {
    return [{ Delete: { TableName, Key, ...buildCondition(any(itemAbsent, equals('caseId', after.caseId))) } }];
  }
  return [
    {
      Put: {
        TableName,
        Item: { ...Key, ...entity('ReportedThing'), caseId: after.caseId },
        ...buildCondition(itemAbsent),
      },
      refusal,
    },
  ];
};

const reportWrite = (TableName: string, after: ReportCase, report: ReportItem): Write => ({
  Put: {
    TableName,
    Item: {
      ...moderationKeys.report(report.userId, thingOf(after.target)),
      ...entity('Report'),
      ...report,
      gsi1pk: moderationIndexes.ownReports(report.userId),
      gsi1sk: `${report.createdAt}#${report.caseId}`,
      gsi2pk: moderationIndexes.caseReports(report.caseId),
      gsi2sk: `${report.createdAt}#${report.userId}`,
    },
    ...buildCondition(itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

/** Counts the first decision of a case. For a proposed ban, that is the second person's. */
const decisionWrites = (TableName: string, before: ReportCase, after: ReportCase): Write[] =>
  before.decision === null && after.decision !== null
    ? [decisionDayWrite(TableName, 'reports', { at: after.decision.decidedAt, dueAt: before.dueAt })]
    : [];

export const createCaseWriter = (table: Table): CaseWriter => {
  const TableName = table.name;
  const get = async (caseId: string): Promise<ReportCase | null> => {
    const item = await getItem(table, moderationKeys.reportCase(caseId), true);
    return item ? readCase(item) : null;
  };
  return {
    get,

    async openOf(target) {
      const thing = await getItem(table, moderationKeys.reportedThing(thingOf(target)), true);
      return thing ? get(String(thing['caseId'])) : null;
    },

    async nextNumber() {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName,
          Key: moderationKeys.reportCaseCount(),
          ...buildUpdate({ set: entity('ReportCaseCount'), add: { count: 1 } }),
          ReturnValues: 'ALL_NEW',
        }),
      );
      return Number(Attributes?.['count']);
    },

    add: (before, after, report) =>
      transact(table, [
        caseWrite(TableName, before, after),
        ...thingWrites(TableName, before, after),
        ...(report ? [reportWrite(TableName, after, report)] : []),
      ]),

    async save(before, after) {
      const writes = await hidingWrites(table, hidingOf(before), hidingOf(after), after.updatedAt);
      await transact(table, [
        caseWrite(TableName, before, after),
        ...thingWrites(TableName, before, after),
        ...decisionWrites(TableName, before, after),
        ...writes,
      ]);
    },

    async newestOf(subject) {
      const limit = limits.earlierCases + 1;
      return (await queryFirst(table, { list: subjectList(subject), index: 'gsi2', limit })).map(readCase);
    },

    async reportsOf(caseId, limit) {
      const items = await queryFirst(table, { list: moderationIndexes.caseReports(caseId), index: 'gsi2', limit });
      return items.map((item) => ReportItem.parse(item));
    },
  };
};

export const createReportCases = (table: Table, cursors: Cursors): ReportCases => ({
  ...createCaseWriter(table),

  async find(caseIds) {
    const items = await getItems(table, caseIds.map(moderationKeys.reportCase));
    return items.filter((item) => item !== undefined).map(readCase);
  },

  async page(queue, cursor) {
    const page = await queryPage(table, cursors, {
      list: moderationIndexes.reportCases(queue),
      index: 'gsi1',
      cursor,
      newestFirst: queue === 'decided',
    });
    return { ...page, items: page.items.map(readCase) };
  },

  async ofSubject(subject, cursor) {
    const page = await queryPage(table, cursors, { list: subjectList(subject), index: 'gsi2', cursor });
    return { ...page, items: page.items.map(readCase) };
  },

  async ownReport(userId, target) {
    const item = await getItem(table, moderationKeys.report(userId, thingOf(target)), true);
    return item ? ReportItem.parse(item) : null;
  },

  async ownReports(userId, cursor, pageSize) {
    const list = moderationIndexes.ownReports(userId);
    const page = await queryPage(table, cursors, { list, index: 'gsi1', cursor, ...(pageSize && { pageSize }) });
    return { ...page, items: page.items.map((item) => ReportItem.parse(item)) };
  },
});
