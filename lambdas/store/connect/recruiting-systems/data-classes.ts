import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type { StoredHire, StoredImport, StoredMapping, StoredSample } from './ports';

export const recruitingSystemsClasses = {
  ImportedJob: {
    accountId: 'operational',
    base: 'content',
    changedAt: 'operational',
    externalId: 'operational',
    fields: 'content',
    jobId: 'operational',
    openThere: 'operational',
    organizationId: 'operational',
    provider: 'operational',
    reference: 'content',
    revision: 'operational',
    version: 'operational',
  } satisfies ClassesOf<StoredImport>,
  ReportMapping: {
    accountId: 'operational',
    // Field names from the organization's own report.
    fields: 'content',
    organizationId: 'operational',
    provider: 'operational',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<StoredMapping, 'updatedAt'>,
  ReportSample: {
    integrationId: 'operational',
    names: 'content',
    problem: 'operational',
    readAt: 'operational',
    rows: 'content',
    total: 'operational',
  } satisfies ClassesOf<StoredSample, 'integrationId'>,
  ExportedHire: {
    accountId: 'operational',
    applicationId: 'operational',
    applicationThere: 'operational',
    at: 'operational',
    attempted: 'operational',
    candidateThere: 'operational',
    jobId: 'operational',
    offerId: 'operational',
    organizationId: 'operational',
    professionalId: 'operational',
    provider: 'operational',
    state: 'operational',
  } satisfies ClassesOf<StoredHire>,
} as const satisfies Record<string, AttributeClasses>;
