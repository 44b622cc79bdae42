import type { Role } from '@shared/organizations/rules/permissions';
import type { UsageCount } from '@shared/trust/rules/usage-report';
import type { UsageEvent } from '@shared/trust/model/usage';

export type UsageConsent = {
  /** Whether the person turned usage events on. */
  isOn(person: { userId: string; role: Role }): Promise<boolean>;
};

export type Usage = {
  /** `person`: a pseudonym of that day. */
  add(batch: { day: string; person: string; events: readonly UsageEvent[]; now: Date }): Promise<void>;
  counts(day: string): Promise<UsageCount[]>;
};
