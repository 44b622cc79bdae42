import type { FileItem } from './file-item';
import type { DocumentOpening, FacilityList } from '@shared/people/model/compliance';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const complianceClasses = {
  ComplianceFile: {
    createdAt: 'operational',
    enforced: 'operational',
    items: 'content',
    jobId: 'operational',
    news: 'content',
    organizationId: 'operational',
    placementId: 'operational',
    profession: 'operational',
    professionalId: 'operational',
    reminded: 'operational',
    reminder: 'operational',
    startConfirmedAt: 'operational',
    startOn: 'operational',
    version: 'operational',
    watchAt: 'operational',
  } satisfies ClassesOf<FileItem>,
  StartTime: counters,
  FacilityList: {
    optional: 'content',
    organizationId: 'operational',
    own: 'content',
    unit: 'operational',
    version: 'operational',
  } satisfies ClassesOf<FacilityList, 'organizationId'>,
  DocumentOpening: {
    at: 'operational',
    by: 'operational',
    itemId: 'operational',
    placementId: 'operational',
    reason: 'content',
  } satisfies ClassesOf<DocumentOpening, 'placementId'>,
} as const satisfies Record<string, AttributeClasses>;
