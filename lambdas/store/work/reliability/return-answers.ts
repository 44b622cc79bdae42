import { noReturns, withReturnAnswer } from '@shared/work/rules/filling/facility-measures';
import { utcDay } from '../../../platform/clock';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, getItems, transact, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { reliabilityKeys } from './keys';
import { ReturnAnswer, type LedgerSummary } from './ledger-item';
import type { ReturnAnswers } from './ports';
import { readSummary, summaryWrite } from './summary-write';

const answerWrite = (table: Table, before: ReturnAnswer | null, after: ReturnAnswer): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...reliabilityKeys.returnAnswer(after.userId, after.organizationId), ...entity('ReturnAnswer'), ...after },
    ...buildCondition(before ? equals('answeredAt', before.answeredAt) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

/** Summary of an organization whose first shift isn't in its ledger yet. */
const noSummary = (ownerId: string, day: string): LedgerSummary => ({
  ...{ ownerId, kept: 0, lost: 0, events: 0, day, lastNoShowOn: null, pause: null, measures: [], version: 0 },
  returns: noReturns,
});

export const createReturnAnswers = (table: Table): ReturnAnswers => ({
  async of(userId, organizationIds) {
    const ids = [...new Set(organizationIds)];
    const items = await getItems(
      table,
      ids.map((organizationId) => reliabilityKeys.returnAnswer(userId, organizationId)),
      true,
    );
    return new Map(
      items.flatMap((item) => {
        if (!item) return [];
        const { organizationId, again } = ReturnAnswer.parse(item);
        return [[organizationId, again] as const];
      }),
    );
  },

  async answer({ userId, organizationId, again }, now) {
    const [own, found] = await Promise.all([
      getItem(table, reliabilityKeys.returnAnswer(userId, organizationId), true),
      getItem(table, reliabilityKeys.reliabilitySummary(organizationId), true),
    ]);
    const before = own ? ReturnAnswer.parse(own) : null;
    if (before?.again === again) return;
    const summary = readSummary(found);
    const { returns, version, ...rest } = summary ?? noSummary(organizationId, utcDay(now));
    const counted = { ...rest, returns: withReturnAnswer(returns, before?.again ?? null, again), version: version + 1 };
    const after = { userId, organizationId, again, answeredAt: now.toISOString() };
    await transact(table, [answerWrite(table, before, after), summaryWrite(table, summary, counted)], {
      conflict: ConcurrentModificationError,
    });
  },
});
