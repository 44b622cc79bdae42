import { isTwoFactorDue } from '@shared/domain/two-factor-grace';
import { Account, Membership } from '@shared/model/account';
import { userGroups } from '@shared/domain/permissions';
import { StaffStanding } from '@shared/model/staff';
import type { Clock } from '../../platform/clock';
import type { Callers, CallerStaff, Restriction } from '../../platform/http/ports';
import { getItem, getItems, type Item, type Table } from '../../platform/table/table';
import { graceRuns } from '../organizations/grace-period';
import { organizationKeys } from '../organizations/keys';
import { moderationKeys } from '../moderation/keys';
import { leavesAtIn } from '../account-deletions/leaving';
import { restrictionIn } from '../moderation/restrictions';
import { staffKeys } from '../staff/keys';
import { readViewGrant } from '../staff/view-grants';
import { createEndedSessions, endedSessionsIn } from './ended-sessions';
import { accountKeys } from './keys';

const TwoFactor = Account.pick({ twoFactorEnabled: true });
const Kind = Account.pick({ userType: true });

const staffOf = (member: Item | undefined, account: Item | undefined): CallerStaff | null => {
  if (!member || !account) return null;
  return {
    roles: StaffStanding.parse(member).roles,
    twoFactorDue: !TwoFactor.parse(account).twoFactorEnabled,
  };
};

/** As it counts now: both grace periods may still run. */
const withGrace = ({ twoFactorDue, ...membership }: Membership, now: Date): Membership => ({
  ...membership,
  ...(isTwoFactorDue({ ...membership, twoFactorDue }, now) && { twoFactorDue: true }),
  organizationVerified: membership.organizationVerified ?? graceRuns(now),
});

export const createCallers = (table: Table, clock: Pick<Clock, 'now'>): Callers => {
  /** The organization's restriction needs the membership, so only members pay for a second read. */
  const restrictionOf = async (own: Item | undefined, joined: Item | undefined): Promise<Restriction | null> => {
    const organizationId = joined?.['organizationId'];
    const key = typeof organizationId === 'string' && moderationKeys.organizationRestriction(organizationId);
    return restrictionIn([own, key ? await getItem(table, key, true) : undefined], clock.now());
  };
  return {
    async read(userId, { membership, sessions, staff }) {
      const wanted = [
        membership && organizationKeys.membership(userId),
        sessions && accountKeys.sessions(userId),
        sessions && moderationKeys.restriction(userId),
        staff && staffKeys.staffMember(userId),
        staff && accountKeys.account(userId),
      ];
      const keys = wanted.filter((key) => key !== false);
      const [only] = keys;
      const found = keys.length === 1 && only ? [await getItem(table, only, true)] : await getItems(table, keys, true);
      const [joined, ended, restricted, member, account] = wanted.map((key) =>
        key ? found[keys.indexOf(key)] : undefined,
      );
      return {
        membership: joined ? withGrace(Membership.parse(joined), clock.now()) : null,
        sessions: endedSessionsIn(ended),
        staff: staffOf(member, account),
        restriction: sessions ? await restrictionOf(restricted, joined) : null,
        leavesAt: leavesAtIn(restricted),
      };
    },

    endedSessions: createEndedSessions(table, clock),

    async viewed(staffId, grantId) {
      const grant = readViewGrant(await getItem(table, staffKeys.viewGrant(staffId, grantId), true));
      if (!grant || grant.endedAt !== null || grant.expiresAt <= clock.now().toISOString()) return null;
      const [account, member] = await getItems(
        table,
        [accountKeys.account(grant.userId), staffKeys.staffMember(grant.userId)],
        true,
      );
      if (!account || member) return null;
      const { userId, expiresAt } = grant;
      return { userId, group: userGroups[Kind.parse(account).userType], expiresAt };
    },
  };
};
