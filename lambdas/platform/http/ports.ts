import type { Entitlements } from '@shared/money/rules/entitlements';
import type { Membership } from '@shared/accounts/model/account';
import type { EndedSessions } from './ended-sessions';
import type { StaffRole } from '@shared/trust/model/staff-vocabulary';
import type { ViewedArea } from '@shared/trust/model/view-vocabulary';

/** Never taken from the token: a removed member loses access immediately. */
export type Memberships = { get(userId: string): Promise<Membership | null> };

export type CallerStaff = { roles: readonly StaffRole[]; twoFactorDue: boolean };

/** The person that a staff member views as, and the areas opened before. */
export type ViewedPerson = { userId: string; group: string; expiresAt: string; areas: readonly ViewedArea[] };

/** A suspension, or a ban without an end. */
export type Restriction = { until: string | null };

/** `restriction`: includes a deletion request, for writes. */
export type AskedOfCaller = {
  membership: boolean;
  sessions: boolean;
  restriction: boolean;
  staff: boolean;
  plan?: boolean;
};

/** Everything about the caller in one read. Parts not requested are null. */
export type Callers = {
  read(
    userId: string,
    asked: AskedOfCaller,
  ): Promise<{
    membership: Membership | null;
    sessions: EndedSessions | null;
    staff: CallerStaff | null;
    /** Restriction of the person or the organization; null without one. */
    restriction: Restriction | null;
    /** Time of the requested deletion, read with `restriction`; null without a request. */
    leavesAt: string | null;
    /** Plan of the person or the organization, on request. At most half a minute old, unless with `restriction`. */
    plan?: Entitlements | null;
  }>;
  /** Null if the grant is over, or not this staff member's. A grant ends with its ticket or case. */
  viewed(staffId: string, grantId: string): Promise<ViewedPerson | null>;
  /** Records an area that a viewer opens. Returns false if the grant is over. */
  openArea(view: { staffId: string; grantId: string }, area: ViewedArea): Promise<boolean>;
};
