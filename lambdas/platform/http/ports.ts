import type { Entitlements } from '@shared/domain/entitlements';
import type { Membership } from '@shared/model/account';
import type { EndedSessions } from './ended-sessions';
import type { StaffRole } from '@shared/model/staff-vocabulary';

/** Never taken from the token: a removed member loses access immediately. */
export type Memberships = { get(userId: string): Promise<Membership | null> };

export type CallerStaff = { roles: readonly StaffRole[]; twoFactorDue: boolean };

/** The person that a staff member views as. */
export type ViewedPerson = { userId: string; group: string; expiresAt: string };

/** A suspension, or a ban without an end. */
export type Restriction = { until: string | null };

/** Everything about the caller in one read. Parts not requested are null. */
export type Callers = {
  read(
    userId: string,
    asked: { membership: boolean; sessions: boolean; staff: boolean; plan?: boolean },
  ): Promise<{
    membership: Membership | null;
    sessions: EndedSessions | null;
    staff: CallerStaff | null;
    /** Of the person or the organization, read with `sessions`; null without one. */
    restriction: Restriction | null;
    /** When the account is deleted on request, read with `sessions`; null without a request. */
    leavesAt: string | null;
    /** Of the person or the organization, if asked for. Without `sessions` at most half a minute old. */
    plan?: Entitlements | null;
  }>;
  /** At most half a minute old. */
  endedSessions(userId: string): Promise<EndedSessions | null>;
  /** Null if the grant is over, or not this staff member's. */
  viewed(staffId: string, grantId: string): Promise<ViewedPerson | null>;
};
