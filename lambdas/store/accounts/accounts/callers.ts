import { isTwoFactorDue } from '@shared/accounts/rules/two-factor-grace';
import { Account, Membership } from '@shared/accounts/model/account';
import { userGroups } from '@shared/organizations/rules/permissions';
import { StaffStanding } from '@shared/trust/model/staff';
import type { Clock } from '../../../platform/clock';
import type { Callers, CallerStaff, Restriction } from '../../../platform/http/ports';
import { getItem, getItems, type Item, type Table } from '../../../platform/table/table';
import { graceRuns } from '../../organizations/organizations/grace-period';
import { organizationKeys } from '../../organizations/organizations/keys';
import { moderationKeys } from '../../trust/reports/keys';
import { leavesAtIn } from '../account-deletions/leaving';
import { restrictionIn } from '../../trust/reports/restrictions';
import { entitlementsOf, type Entitlements } from '@shared/money/rules/entitlements';
import { newAccount, readAccount, standingOf } from '../../money/billing/billing-account';
import { createKeptPlans } from '../../money/billing/kept-plans';
import { billingKeys } from '../../money/billing/keys';
import { stageBilling } from '../../money/billing/stage-billing';
import { staffKeys } from '../../trust/staff/keys';
import { isCauseOf, viewCauseKey } from '../../trust/staff/view-causes';
import { createRunningViews } from '../../trust/staff/running-views';
import { endedSessionsIn } from './ended-sessions';
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

/** Applies both grace periods, which may not be over. */
const withGrace = ({ twoFactorDue, ...membership }: Membership, now: Date): Membership => ({
  ...membership,
  ...(isTwoFactorDue({ ...membership, twoFactorDue }, now) && { twoFactorDue: true }),
  organizationVerified: membership.organizationVerified ?? graceRuns(now),
});

export const createCallers = (table: Table, clock: Pick<Clock, 'now'>): Callers => {
  const stage = stageBilling();
  const keptPlans = createKeptPlans(table, clock);
  const views = createRunningViews(table);

  const planIn = (ownerId: string, item: Item | undefined): Entitlements =>
    entitlementsOf(standingOf(item ? readAccount(item) : newAccount(ownerId)), stage, clock.now());

  type Second = { restriction: Restriction | null; plan: Entitlements | null };

  /** Organization data needs the membership, so only members need a second read. */
  const organizationPart = async (
    own: Item | undefined,
    organizationId: string,
    { restriction, plan }: { restriction: boolean; plan: boolean },
  ): Promise<Second> => {
    if (!restriction) {
      const kept = plan ? planIn(organizationId, await keptPlans(organizationId)) : null;
      return { restriction: null, plan: kept };
    }
    const wanted = [
      moderationKeys.organizationRestriction(organizationId),
      ...(plan ? [billingKeys.billingAccount(organizationId)] : []),
    ];
    const [restricted, account] =
      wanted.length > 1 ? await getItems(table, wanted, true) : [await getItem(table, wanted[0]!, true)];
    return {
      restriction: restrictionIn([own, restricted], clock.now()),
      plan: plan ? planIn(organizationId, account) : null,
    };
  };
  return {
    async read(userId, { membership, sessions, restriction, staff, plan = false }) {
      const limited = plan && stage.mode !== 'off';
      const wanted = [
        membership && organizationKeys.membership(userId),
        sessions && accountKeys.sessions(userId),
        restriction && moderationKeys.restriction(userId),
        staff && staffKeys.staffMember(userId),
        staff && accountKeys.account(userId),
        limited && !membership && billingKeys.billingAccount(userId),
      ];
      const keys = wanted.filter((key) => key !== false);
      const [only] = keys;
      const found = keys.length === 1 && only ? [await getItem(table, only, true)] : await getItems(table, keys, true);
      const [joined, ended, restricted, member, account, billing] = wanted.map((key) =>
        key ? found[keys.indexOf(key)] : undefined,
      );
      const organizationId = joined?.['organizationId'];
      const joint =
        typeof organizationId === 'string' && (restriction || limited)
          ? await organizationPart(restricted, organizationId, { restriction, plan: limited })
          : null;
      const own = limited && !membership ? planIn(userId, billing) : null;
      return {
        membership: joined ? withGrace(Membership.parse(joined), clock.now()) : null,
        sessions: endedSessionsIn(ended),
        staff: staffOf(member, account),
        restriction: joint ? joint.restriction : restrictionIn([restricted], clock.now()),
        leavesAt: leavesAtIn(restricted),
        plan: joint?.plan ?? own,
      };
    },

    async viewed(staffId, grantId) {
      const grant = await views.get(staffId, grantId);
      const at = clock.now().toISOString();
      if (!grant || grant.causeId === null || grant.endedAt !== null || grant.expiresAt <= at) return null;
      const { userId, causeId, expiresAt, areas } = grant;
      const [account, member, cause] = await getItems(
        table,
        [accountKeys.account(userId), staffKeys.staffMember(userId), viewCauseKey(causeId)],
        true,
      );
      if (!account || member) return null;
      if (!isCauseOf(causeId, userId, cause)) {
        await views.end(staffId, grantId, at);
        return null;
      }
      return { userId, group: userGroups[Kind.parse(account).userType], expiresAt, areas };
    },

    openArea: (view, area) => views.open({ ...view, area, at: clock.now().toISOString() }),
  };
};
