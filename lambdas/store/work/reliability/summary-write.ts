import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { Item, Table, Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { reliabilityKeys } from './keys';
import { LedgerSummary } from './ledger-item';

export const readSummary = (item: Item | undefined): LedgerSummary | null => (item ? LedgerSummary.parse(item) : null);

export const summaryWrite = (table: Table, before: LedgerSummary | null, after: LedgerSummary): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...reliabilityKeys.reliabilitySummary(after.ownerId), ...entity('ReliabilitySummary'), ...after },
    ...buildCondition(before ? equals('version', before.version) : itemAbsent),
  },
  refusal: ConcurrentModificationError,
});
