import type { Invitation } from '@shared/model/invitation';
import type { Organization } from '@shared/model/organization';
import type { Clock } from '../runtime/clock';
import type { KeyedHash } from '../runtime/keyed-hash';
import type { Organizations } from '../runtime/organization-repository';
import type { People } from '../runtime/people-repository';
import type { DailyCounts } from '../runtime/daily-count-repository';

export type CompanyProfiles = {
  /** Stores the profile as its `version`, made from the one before. Refused with STALE_VERSION. */
  save(organization: Organization): Promise<void>;
};

export type Invitations = {
  get(invitationId: string): Promise<Invitation | null>;
  put(invitation: Invitation): Promise<void>;
};

export type Deps = {
  organizations: Organizations;
  companyProfiles: CompanyProfiles;
  invitations: Invitations;
  people: People;
  throttle: DailyCounts;
  hash: KeyedHash;
  clock: Clock;
};
