import type { SystemRef } from './ports';

const system = ({ organizationId, provider, accountId }: SystemRef): string =>
  `ORG#${organizationId}#SYSTEM#${provider}#${accountId}`;

export const recruitingSystemKeys = {
  /** By account, so a new connection of the same account finds them. */
  importedJob: (ref: SystemRef, externalId: string) => ({ pk: `${system(ref)}#JOBS`, sk: externalId }),
  /** Mapping of a report's fields, by account as well. */
  reportMapping: ({ organizationId, provider, accountId }: SystemRef) => ({
    pk: `ORG#${organizationId}#REPORT_MAPPINGS`,
    sk: `${provider}#${accountId}`,
  }),
  /** Deleted with its connection. */
  reportSample: (integrationId: string) => ({ pk: `INTEGRATION#${integrationId}#SAMPLE`, sk: 'SAMPLE' }),
  exportedHire: (ref: SystemRef, applicationId: string) => ({ pk: `${system(ref)}#HIRES`, sk: applicationId }),
} as const;

export const recruitingSystemIndexes = {
  /** table: by the system's ID */
  importedJobs: (ref: SystemRef) => `${system(ref)}#JOBS`,
  /** table: by provider and account */
  reportMappings: (organizationId: string) => `ORG#${organizationId}#REPORT_MAPPINGS`,
  /** table: by application */
  exportedHires: (ref: SystemRef) => `${system(ref)}#HIRES`,
} as const;
