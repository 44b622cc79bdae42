import type { ComplianceItem } from '@shared/model/compliance';
import type { Placement } from '@shared/model/placement';

export type ItemProps = { item: ComplianceItem; name: string; placement: Placement };

/** Waived items and those of the platform take nothing. */
export const takesEvidence = ({ state, owner }: ComplianceItem): boolean =>
  owner !== 'platform' && state !== 'waived' && state !== 'not_applicable';
