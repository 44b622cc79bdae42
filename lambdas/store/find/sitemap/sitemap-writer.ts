import type { SitemapKind } from '@shared/platform/search-engines';
import { absent, all, buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import type { Key } from '../../../platform/table/key';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { transact, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { hiddenBy } from '../../trust/reports/hidden';
import { jobKeys } from '../../hiring/jobs/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { profileKeys } from '../../people/profiles/keys';
import { sitemapKeys } from './keys';
import type { SitemapWriter } from './ports';

const thingOf: Record<SitemapKind, (id: string) => Key> = {
  jobs: jobKeys.job,
  organizations: organizationKeys.organization,
  professionals: profileKeys.profile,
};

/** Two runs can read different states; only the newer one may write. */
export const createSitemapWriter = (table: Table): SitemapWriter => ({
  async set({ kind, id, changedAt, isListed }) {
    const TableName = table.name;
    const key = sitemapKeys.sitemapEntry(kind, id);
    const entry: Write = isListed
      ? { Put: { TableName, Item: { ...key, ...entity('SitemapEntry'), changedAt } } }
      : { Delete: { TableName, Key: key } };
    const unchanged = changedAt === null ? itemAbsent : equals('updatedAt', changedAt);
    const asRead = isListed ? all(unchanged, absent(hiddenBy)) : unchanged;
    await transact(table, [
      {
        ConditionCheck: { TableName, Key: thingOf[kind](id), ...buildCondition(asRead) },
        refusal: ConcurrentModificationError,
      },
      entry,
    ]);
  },
});
