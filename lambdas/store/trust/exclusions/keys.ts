import type { ExclusionHold } from '@shared/trust/model/exclusion';

export const exclusionKeys = {
  /** One item per person, with all their possible matches. */
  exclusionCase: (userId: string) => ({ pk: `USER#${userId}#EXCLUSION`, sk: 'CASE' }),
} as const;

export const exclusionIndexes = {
  /** gsi1: by hold and time of the last change. */
  exclusionQueue: (hold: ExclusionHold) => `EXCLUSIONS#${hold}`,
} as const;
