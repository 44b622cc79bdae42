import { officeZone } from '@shared/core/rules/business-days';
import { UserType } from '@shared/core/model/enumerations';
import { Instant, OrganizationId, UserId } from '@shared/core/model/fields';
import { languages } from '@shared/text/language';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { dataExportIndexes, dataExportKeys } from './keys';

/** Owner of the data. */
export const ExportOwner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), userId: UserId, userType: UserType }),
  z.object({ kind: z.literal('organization'), organizationId: OrganizationId }),
]);
export type ExportOwner = z.infer<typeof ExportOwner>;

export const ExportItem = z.object({
  exportId: z.string(),
  owner: ExportOwner,
  requestedBy: UserId,
  /** Language of the readable pages. */
  language: z.enum(languages),
  /** Time zone of the requester. */
  timeZone: z.string().default(officeZone),
  state: z.enum(['requested', 'building', 'ready', 'failed']),
  requestedAt: Instant,
  /** Stored parts. */
  done: z.array(z.string()),
  /** Runs since the last stored part. */
  attempts: z.int().nonnegative(),
  /** Reserved for one run until then. */
  leaseUntil: Instant.nullable(),
  finishedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
  file: z.object({ key: z.string(), bytes: z.int(), sha256: z.string() }).nullable(),
  downloadedAt: Instant.nullable(),
});
export type ExportItem = z.infer<typeof ExportItem>;

export const ownerId = (owner: ExportOwner): string => (owner.kind === 'person' ? owner.userId : owner.organizationId);

export const exportKey = (owner: ExportOwner) =>
  owner.kind === 'person'
    ? dataExportKeys.dataExport(owner.userId)
    : dataExportKeys.organizationExport(owner.organizationId);

export const isOpen = ({ state }: Pick<ExportItem, 'state'>): boolean => state === 'requested' || state === 'building';

/** Adds `userId` or `organizationId` for the stream. */
export const exportItem = (item: ExportItem): Item => ({
  ...exportKey(item.owner),
  ...entity(item.owner.kind === 'person' ? 'DataExport' : 'OrganizationExport'),
  ...item,
  userId: item.requestedBy,
  ...(item.owner.kind === 'organization' && { organizationId: item.owner.organizationId }),
  ...(isOpen(item) && {
    gsi1pk: dataExportIndexes.openExports,
    gsi1sk: `${item.requestedAt}#${ownerId(item.owner)}`,
  }),
});
