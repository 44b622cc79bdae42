import { StoredItem } from '@shared/people/rules/compliance/compliance-item';
import { ComplianceReminder } from '@shared/people/rules/compliance/reminders';
import { ComplianceItemId } from '@shared/people/model/compliance';
import { Profession } from '@shared/core/model/enumerations';
import { Day, Instant, JobId, OrganizationId, PlacementId, UserId, Version } from '@shared/core/model/fields';
import * as z from 'zod';
import { entity } from '../../entity';
import { complianceIndexes, complianceKeys } from './keys';
import type { Item } from '../../../platform/table/table';

/** `watchAt`: next check of the dates; null once the placement has ended. */
export const FileItem = z.object({
  placementId: PlacementId,
  jobId: JobId,
  organizationId: OrganizationId,
  professionalId: UserId,
  profession: Profession.nullable(),
  enforced: z.boolean(),
  startOn: Day,
  startConfirmedAt: Instant.nullable(),
  items: z.array(StoredItem),
  /** The last refusal or confirmation, for a message to the professional. */
  news: z
    .object({ kind: z.enum(['rejected', 'confirmed']), itemId: ComplianceItemId.nullable(), at: Instant })
    .nullable(),
  reminder: ComplianceReminder.nullable(),
  reminded: z.record(z.string(), z.string()),
  watchAt: Instant.nullable(),
  createdAt: Instant,
  version: Version,
});
export type FileItem = z.infer<typeof FileItem>;

export const readFile = (item: Item): FileItem => FileItem.parse(item);

export const fileItem = (file: FileItem): Item => ({
  ...complianceKeys.complianceFile(file.placementId),
  ...entity('ComplianceFile'),
  ...file,
  gsi2pk: file.watchAt === null ? undefined : complianceIndexes.dueComplianceFiles,
  gsi2sk: file.watchAt === null ? undefined : `${file.watchAt}#${file.placementId}`,
});
