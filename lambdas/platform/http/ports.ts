import type { Entitlements } from '@shared/money/rules/entitlements';
import type { Membership } from '@shared/accounts/model/account';
import type { EndedSessions } from './ended-sessions';
import type { StaffRole } from '@shared/trust/model/staff-vocabulary';
import type { ViewedArea } from '@shared/trust/model/view-vocabulary';

/** Never taken from the token: a removed member loses access immediately. */
export type Memberships = { get(userId: string): Promise<Membership | null> };

export type CallerStaff = { roles: readonly StaffRole[]; twoFactorDue: boolean };

/** The person that a staff member views as, and what was opened before. */
export type ViewedPerson = { userId: string; group: string; expiresAt: string; areas: readonly ViewedArea[] };

/** A suspension, or a ban without an end. */
export type Restriction = { until: string | null };

/** `restriction`: with the request of deletion, as of writes. */
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
    /** Of the person or the organization; null without one. */
    restriction: Restriction | null;
    /** When the account is deleted on request, read with `restriction`; null without a request. */
    leavesAt: string | null;
    /** Of the person or the organization, if asked for. Without `restriction` at most half a minute old. */
    plan?: Entitlements | null;
  }>;
  /** Null if the grant is over, or not this staff member's. A grant whose ticket or case closed is ended. */
  viewed(staffId: string, grantId: string): Promise<ViewedPerson | null>;
  /** Records what a viewer opens. False if the grant is over. */
  openArea(view: { staffId: string; grantId: string }, area: ViewedArea): Promise<boolean>;
};
