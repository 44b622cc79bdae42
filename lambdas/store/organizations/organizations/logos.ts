import type { Clock } from '../../../platform/clock';
import { spendUpload } from '../../../platform/files/uploads';
import { organizationKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { transact, type Table } from '../../../platform/table/table';
import type { Logos } from './ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, equals, itemExists } from '../../../platform/table/conditions';

export const createLogos = (table: Table, clock: Clock): Logos => {
  const TableName = table.name;
  return {
    change: ({ organizationId, previous, logo_url, uploadId }) =>
      transact(table, [
        ...(uploadId === null ? [] : [spendUpload(TableName, { uploadId, owner: organizationId })]),
        {
          Update: {
            TableName,
            Key: organizationKeys.organization(organizationId),
            // The search compares states by this time.
            ...buildUpdate({
              set: { logo_url, updatedAt: clock.now().toISOString() },
              when:
                previous === null
                  ? all(itemExists, any(absent('logo_url'), equals('logo_url', null)))
                  : equals('logo_url', previous),
            }),
          },
          refusal: ConcurrentModificationError,
        },
      ]),
  };
};
