export const placementKeys = {
  placement: (placementId: string) => ({ pk: `PLACEMENT#${placementId}`, sk: 'PLACEMENT' }),
} as const;

export const placementIndexes = {
  /** table: begins_with WEEK# or REVIEW# */
  placement: (placementId: string) => `PLACEMENT#${placementId}`,
  /** gsi1: by creation. */
  jobPlacements: (jobId: string) => `JOB#${jobId}#PLACEMENTS`,
  /** gsi2 */
  professionalPlacements: (userId: string) => `USER#${userId}#PLACEMENTS`,
  /** gsi3 */
  organizationPlacements: (organizationId: string) => `ORG#${organizationId}#PLACEMENTS`,
} as const;
