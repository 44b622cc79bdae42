import { spendUpload } from '../../../platform/files/uploads';
import { buildUpdate } from '../../../platform/table/build-update';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, type Table, type Write } from '../../../platform/table/table';
import { reliabilityKeys } from '../../work/reliability/keys';
import { LedgerSummary } from '../../work/reliability/ledger-item';
import { shiftCaseItem, type ShiftCase } from './case-item';

export const caseWrite = (TableName: string, before: ShiftCase | null, after: ShiftCase): Write => ({
  Put: {
    TableName,
    Item: shiftCaseItem(after),
    ...buildCondition(before ? equals('version', before.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});

/** The author uploaded its files. */
export const openingWrites = (TableName: string, it: ShiftCase): Write[] => {
  const { openedBy } = it;
  const spent = openedBy === null ? [] : it.files.map(({ uploadId }) => ({ uploadId, owner: openedBy }));
  return [caseWrite(TableName, null, it), ...spent.map((upload) => spendUpload(TableName, upload))];
};

/** Stores a decision about booking or publishing in the ledger, so that it applies at once. */
export const pauseWrites = async (table: Table, it: ShiftCase): Promise<Write[]> => {
  const key = reliabilityKeys.reliabilitySummary(it.ownerId);
  const item = await getItem(table, key, true);
  if (!item) return [];
  const { pause, version } = LedgerSummary.parse(item);
  if (pause?.caseId !== it.caseId) return [];
  const decided: LedgerSummary['pause'] = { ...pause, decidedAt: it.decidedAt, until: it.pausedUntil };
  const update = buildUpdate({ set: { pause: decided, version: version + 1 }, when: equals('version', version) });
  return [{ Update: { TableName: table.name, Key: key, ...update }, refusal: ConcurrentModificationError }];
};
