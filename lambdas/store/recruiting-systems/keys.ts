import type { SystemRef } from './ports';

const system = ({ organizationId, provider, accountId }: SystemRef): string =>
  `ORG#${organizationId}#SYSTEM#${provider}#${accountId}`;

export const recruitingSystemKeys = {
  /** By account, so that connecting it again finds them. */
  importedJob: (ref: SystemRef, externalId: string) => ({ pk: `${system(ref)}#JOBS`, sk: externalId }),
  exportedHire: (ref: SystemRef, applicationId: string) => ({ pk: `${system(ref)}#HIRES`, sk: applicationId }),
} as const;

export const recruitingSystemIndexes = {
  /** table: by the system's ID */
  importedJobs: (ref: SystemRef) => `${system(ref)}#JOBS`,
  /** table: by application */
  exportedHires: (ref: SystemRef) => `${system(ref)}#HIRES`,
} as const;
