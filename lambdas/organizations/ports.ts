import type { Invitation } from '@shared/model/invitation';
import type { Organization } from '@shared/model/organization';
import type { Clock } from '../runtime/clock';
import type { KeyedHash } from '../runtime/keyed-hash';
import type { Organizations } from '../runtime/organization-repository';
import type { People } from '../runtime/people-repository';

export type CompanyProfiles = {
  /** Stores the profile as its `version`, made from the one before. Refused with STALE_VERSION. */
  save(organization: Organization): Promise<void>;
};

export type Invitations = {
  get(invitationId: string): Promise<Invitation | null>;
  put(invitation: Invitation): Promise<void>;
  /** Counts one more of today; refused with TOO_MANY_REQUESTS above the daily limit. */
  count(organizationId: string, day: string): Promise<void>;
};

export type Deps = {
  organizations: Organizations;
  companyProfiles: CompanyProfiles;
  invitations: Invitations;
  people: People;
  hash: KeyedHash;
  clock: Clock;
};
