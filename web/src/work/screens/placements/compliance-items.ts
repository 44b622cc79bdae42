import type { ComplianceItem } from '@shared/people/model/compliance';
import type { Placement } from '@shared/work/model/placement';

export type ItemProps = { item: ComplianceItem; name: string; placement: Placement };

/** Waived items and those of the platform accept no evidence. */
export const takesEvidence = ({ state, owner }: ComplianceItem): boolean =>
  owner !== 'platform' && state !== 'waived' && state !== 'not_applicable';
