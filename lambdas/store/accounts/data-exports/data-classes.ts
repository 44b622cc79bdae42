import type { ClassesOf } from '../../attribute-classes';
import type { ExportItem } from './export-item';

const exportClasses = {
  attempts: 'operational',
  done: 'operational',
  downloadedAt: 'operational',
  expiresAt: 'operational',
  exportId: 'operational',
  file: 'operational',
  finishedAt: 'operational',
  language: 'operational',
  leaseUntil: 'operational',
  organizationId: 'operational',
  owner: 'operational',
  requestedAt: 'operational',
  requestedBy: 'operational',
  state: 'operational',
  timeZone: 'operational',
  userId: 'operational',
} as const satisfies ClassesOf<ExportItem, 'organizationId' | 'userId'>;

export const dataExportsClasses = { DataExport: exportClasses, OrganizationExport: exportClasses };
