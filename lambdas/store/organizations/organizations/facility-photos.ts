import type { Clock } from '../../../platform/clock';
import { spendUpload } from '../../../platform/files/uploads';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, equals, itemExists } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { transact, type Table } from '../../../platform/table/table';
import { organizationKeys } from './keys';
import type { FacilityPhotos } from './ports';

export const createFacilityPhotos = (table: Table, clock: Clock): FacilityPhotos => ({
  change: ({ organizationId, previous, photos, uploadIds }) =>
    transact(table, [
      ...uploadIds.map((uploadId) => spendUpload(table.name, { uploadId, owner: organizationId })),
      {
        Update: {
          TableName: table.name,
          Key: organizationKeys.organization(organizationId),
          // The search compares states by this time.
          ...buildUpdate({
            set: { photos, updatedAt: clock.now().toISOString() },
            add: { photosVersion: 1 },
            when:
              previous.length === 0
                ? all(itemExists, any(absent('photos'), equals('photos', previous)))
                : equals('photos', previous),
          }),
        },
        refusal: ConcurrentModificationError,
      },
    ]),
});
