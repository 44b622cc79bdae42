import type { ComplianceCode } from '@shared/people/model/compliance';

export const complianceKeys = {
  complianceFile: (placementId: string) => ({ pk: `PLACEMENT#${placementId}`, sk: 'COMPLIANCE' }),
  /** Unique per document and time. */
  documentOpening: (placementId: string, at: string, itemId: string) => ({
    pk: `PLACEMENT#${placementId}#OPENINGS`,
    sk: `${at}#${itemId}`,
  }),
  /** Days that items of this code took until the first day was confirmed. */
  startTime: (code: ComplianceCode) => ({ pk: 'START-TIMES', sk: code }),
  /** `unit` is empty for units without a list of their own. */
  facilityList: (organizationId: string, unit: string) => ({
    pk: `ORG#${organizationId}#FACILITY-LISTS`,
    sk: `UNIT#${unit}`,
  }),
} as const;

export const complianceIndexes = {
  /** table */
  documentOpenings: (placementId: string) => `PLACEMENT#${placementId}#OPENINGS`,
  /** table */
  facilityLists: (organizationId: string) => `ORG#${organizationId}#FACILITY-LISTS`,
  /** gsi2: by the next day on which dates are checked. */
  dueComplianceFiles: 'COMPLIANCE#due',
  /** table */
  startTimes: 'START-TIMES',
} as const;
