import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { PutCommand, QueryCommand, UpdateCommand } from '../../../platform/table/commands';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { companyProfileCompletion } from '@shared/people/rules/profile/completion';
import { isTwoFactorDue } from '@shared/accounts/rules/two-factor-grace';
import { dueDocuments } from '@shared/legal/documents';
import { limits } from '@shared/limits';
import { functionTimeoutSeconds } from '@shared/platform/timing';
import { Account, canManageTeam, Membership } from '@shared/accounts/model/account';
import { Photo } from '@shared/core/model/fields';
import { Organization } from '@shared/organizations/model/organization';
import { StaffStanding } from '@shared/trust/model/staff';
import { randomUUID } from 'node:crypto';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { platformKeys } from '../../../platform/table/keys';
import { accountKeys } from './keys';
import { memberPrivacyIn } from './member-privacy';
import { entity } from '../../entity';
import { graceRuns, graceUntil } from '../../organizations/organizations/grace-period';
import { organizationKeys } from '../../organizations/organizations/keys';
import { verifiedIs, verifiedMark, verifiedOf } from '../../organizations/organizations/verified-mark';
import { notificationKeys } from '../../messages/notifications/keys';
import { moderationKeys } from '../../trust/reports/keys';
import { leavesAtIn } from '../account-deletions/leaving';
import { restrictionIn } from '../../trust/reports/restrictions';
import { staffKeys } from '../../trust/staff/keys';
import {
  dueMark,
  graceOf,
  readTeamRules,
  requirementCheck,
  requirementOf,
  twoFactorCheck,
  type TeamRules,
} from '../../organizations/organizations/two-factor-writes';
import { profileKeys } from '../../people/profiles/keys';
import { log } from '../../../platform/logger';
import { emptyProfile, readProfile } from '../../people/profiles/profile-item';
import {
  getItem,
  getItems,
  transact,
  type Item,
  type Key,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { accountChecks, accountWrites } from './account-item';
import { createAccountReader } from './account-reader';
import { acceptancesIn } from './legal-acceptances';
import { pendingEmailIn } from './email-changes';
import { recoveryCodesIn } from './recovery-codes';
import { emailOwnerItem, ownerOfItem } from './email-owner';
import { creditWrite } from '../../people/referrals/referral-links';
import type { Accounts, NewAccount } from './ports';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { buildUpdate } from '../../../platform/table/build-update';
import {
  absent,
  all,
  any,
  atMost,
  buildCondition,
  equals,
  itemExists,
  lessThan,
} from '../../../platform/table/conditions';
import { type Condition } from '../../../platform/table/conditions';

const usagePart = ({ analyticsTracking }: { analyticsTracking: boolean }): Pick<Me, 'usageEvents'> =>
  analyticsTracking ? { usageEvents: true } : {};

const professionalPart = (userId: string, profile: Item | undefined, now: Date) => {
  const { profile_completion, privacy } = profile ? readProfile(profile) : emptyProfile(userId, now);
  return { membership: null, profile_completion, ...usagePart(privacy) };
};

const employerPart = (membership: Membership, item: Item, now: Date) => {
  const organization = Organization.parse(item);
  const { organizationId, role, twoFactorDue, twoFactorDueAt, organizationVerified, organizationClosesAt } = membership;
  const grace = organizationVerified === undefined && graceRuns(now) ? graceUntil() : null;
  return {
    membership: {
      organizationId,
      organization: organization.company_name,
      ...(organization.logo_url !== null && { logo_url: organization.logo_url }),
      role,
      can_manage_team: canManageTeam(role),
      ...(organizationVerified !== true && { unverified: true as const }),
      ...(grace !== null && { graceUntil: grace }),
      ...(isTwoFactorDue(membership, now) && { twoFactorDue: true as const }),
      ...(twoFactorDue && !isTwoFactorDue(membership, now) && { twoFactorUntil: twoFactorDueAt }),
      ...(organizationClosesAt !== undefined && { closesAt: organizationClosesAt }),
    },
    profile_completion: companyProfileCompletion(organization),
  };
};

export const createAccounts = (table: Table, clock: Clock): Accounts => {
  const TableName = table.name;

  const accountUpdate = (userId: string, set: Item, when: Condition = itemExists): Write => ({
    Update: { TableName, Key: accountKeys.account(userId), ...buildUpdate({ set, when }) },
  });

  const rulesOf = async ({ joins }: NewAccount): Promise<TeamRules> =>
    joins === null
      ? { requirement: null, verified: undefined, seats: null }
      : readTeamRules(table, joins.organizationId);

  const partition = async (pk: string): Promise<Item[]> => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
      }),
    );
    return Items;
  };

  /** Stores the time for "last active". Never fails the request. */
  const recordActivity = async ({ userId, lastActiveAt }: Item): Promise<void> => {
    const now = clock.now();
    const due = addSeconds(now, -limits.lastActiveMinutes * 60).toISOString();
    if (typeof lastActiveAt === 'string' && lastActiveAt > due) return;
    try {
      await table.client.send(
        new UpdateCommand({
          TableName,
          Key: accountKeys.account(String(userId)),
          ...buildUpdate({
            set: { lastActiveAt: now.toISOString() },
            when: all(itemExists, any(absent('lastActiveAt'), atMost('lastActiveAt', due))),
          }),
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) log.error('last activity was not recorded', error);
    }
  };

  /** Marks a member who joined while the requirement was written, before the member list had them. */
  const withDueMark = async (membership: Membership, account: Account, organization: Item): Promise<Membership> => {
    const requirement = requirementOf(organization);
    if (!requirement || account.twoFactorEnabled || membership.twoFactorDue) return membership;
    const { userId, organizationId, joinedAt } = membership;
    const until = graceOf(requirement, joinedAt);
    await transact(table, [
      requirementCheck(TableName, organizationId, requirement),
      twoFactorCheck(TableName, userId, false),
      dueMark(TableName, membership, true, until),
    ]);
    return { ...membership, twoFactorDue: true, ...(until !== null && { twoFactorDueAt: until }) };
  };

  const staffPart = (member: Item | undefined, { twoFactorEnabled }: Account): Pick<Me, 'staff'> =>
    member ? { staff: { roles: StaffStanding.parse(member).roles, twoFactorDue: !twoFactorEnabled } } : {};

  const restrictionPart = (items: readonly (Item | undefined)[]): Pick<Me, 'restriction'> => {
    const restriction = restrictionIn(items, clock.now());
    return restriction ? { restriction } : {};
  };

  const deletionPart = (own: Item | undefined): Pick<Me, 'deletion'> => {
    const dueAt = leavesAtIn(own);
    return dueAt === null ? {} : { deletion: { dueAt } };
  };

  const zonePart = (settings: Item | undefined): Pick<Me, 'timeZone'> =>
    typeof settings?.['timezone'] === 'string' ? { timeZone: settings['timezone'] } : {};

  const legalPart = (person: readonly Item[]): Pick<Me, 'legalDue'> => {
    const due = dueDocuments(acceptancesIn(person));
    return due.length > 0 ? { legalDue: due } : {};
  };

  /** Adds the mark to a member who joined while the verification changed. */
  const withVerifiedMark = async (membership: Membership, organization: Item): Promise<Membership> => {
    const verified = verifiedOf(organization);
    if (verified === undefined || membership.organizationVerified === verified) return membership;
    const { organizationId } = membership;
    await transact(table, [
      {
        ConditionCheck: {
          TableName,
          Key: organizationKeys.organization(organizationId),
          ...buildCondition(verifiedIs(verified)),
        },
      },
      verifiedMark(TableName, membership, verified),
    ]);
    return { ...membership, organizationVerified: verified };
  };

  const pendingEmailPart = (waiting: Item | undefined): Pick<Me, 'pendingEmail'> => {
    const pending = pendingEmailIn(waiting, clock.now());
    if (!pending) return {};
    const { email, sentAt, expiresAt } = pending;
    return { pendingEmail: { email, sentAt, expiresAt } };
  };

  const readMe = async (userId: string): Promise<Me | null> => {
    const person = await partition(accountKeys.account(userId).pk);
    const item = (key: Key): Item | undefined => person.find(({ sk }) => sk === key.sk);
    const stored = item(accountKeys.account(userId));
    if (!stored) return null;
    const ofAccount = Account.parse(stored);
    const own = item(moderationKeys.restriction(userId));
    const account = {
      ...ofAccount,
      ...staffPart(item(staffKeys.staffMember(userId)), ofAccount),
      ...restrictionPart([own]),
      ...deletionPart(own),
      ...legalPart(person),
      ...pendingEmailPart(item(accountKeys.pendingEmail(userId))),
      ...(ofAccount.twoFactorEnabled && {
        recoveryCodesLeft: recoveryCodesIn(item(accountKeys.recoveryCodes(userId))).size,
      }),
      ...zonePart(item(notificationKeys.notificationSettings(userId))),
    };
    const photo_url = Photo.parse(stored['photo_url']);
    if (account.userType === 'doctor') {
      const ofProfile = professionalPart(userId, item(profileKeys.profile(userId)), clock.now());
      return { ...account, photo_url, ...ofProfile };
    }
    const joined = item(organizationKeys.membership(userId));
    if (!joined) return { ...account, photo_url, membership: null, profile_completion: 0 };
    const membership = Membership.parse(joined);
    const { organizationId } = membership;
    const keys = [
      organizationKeys.organization(organizationId),
      moderationKeys.organizationRestriction(organizationId),
    ];
    const [[organization, restricted]] = await Promise.all([getItems(table, keys, true), recordActivity(stored)]);
    // Deleted between the two reads, after its last member moved to another team.
    if (!organization) return { ...account, photo_url, membership: null, profile_completion: 0 };
    const marked = await withVerifiedMark(await withDueMark(membership, account, organization), organization);
    const restriction = restrictionPart([own, restricted]);
    const usage = usagePart(memberPrivacyIn(stored));
    return { ...account, ...restriction, ...usage, photo_url, ...employerPart(marked, organization, clock.now()) };
  };

  const referrerOf = async (userId: string): Promise<string | null> => {
    const account = await getItem(table, accountKeys.account(userId), true);
    return typeof account?.['referredBy'] === 'string' ? account['referredBy'] : null;
  };

  return {
    ...createAccountReader(table),

    me: (userId) => retryOnConflict(() => readMe(userId)),

    async ownerOf(emailHash) {
      return ownerOfItem(await getItem(table, accountKeys.emailOwner(emailHash), true), clock.now());
    },

    create: (account) =>
      retryOnConflict(async () => {
        const rules = await rulesOf(account);
        await transact(table, accountWrites(TableName, account, { now: clock.now(), rules }));
      }),

    rehearseCreate: async (account) => {
      const now = clock.now();
      const rules = await rulesOf(account);
      const rehearsal = randomUUID();
      const puts = accountWrites(TableName, account, { now, rules }).map((write, index): Write => ({
        Put: {
          TableName,
          Item: {
            ...platformKeys.cooldown(`rehearsal#${rehearsal}#${index}`),
            ...entity('Cooldown'),
            padding: '-'.repeat(
              JSON.stringify(write.Put?.Item ?? write.Update ?? write.Delete ?? write.ConditionCheck).length,
            ),
            ttl: epochSeconds(addSeconds(now, 60)),
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      }));
      await transact(table, [...puts, ...accountChecks(TableName, account, { now, rules })]);
    },

    confirmEmail: async ({ account, emailHash, spending, at }) => {
      const spendings = spending ? [spending] : [];
      if (account.emailVerifiedAt) return transact(table, spendings);
      const { userId } = account;
      const refusal = spending?.refusal ?? 'INVALID_TOKEN';
      const referrerId = await referrerOf(userId);
      return transact(table, [
        ...spendings,
        {
          ...accountUpdate(
            userId,
            { emailVerifiedAt: at },
            all(equals('email', account.email), equals('emailVerifiedAt', null)),
          ),
          refusal,
        },
        {
          Put: {
            TableName,
            Item: emailOwnerItem(emailHash, userId, 'confirmed'),
            ConditionExpression: 'userId = :userId',
            ExpressionAttributeValues: { ':userId': userId },
          },
          refusal,
        },
        // An address is confirmed once, so a referral counts once.
        ...(referrerId === null ? [] : [creditWrite(TableName, referrerId)]),
      ]);
    },

    async reserveEmail(emailHash, userId) {
      const now = clock.now();
      const until = addSeconds(now, functionTimeoutSeconds * 60);
      return conditionHolds(
        table.client.send(
          new PutCommand({
            TableName,
            Item: {
              ...emailOwnerItem(emailHash, userId, 'reserved'),
              reservedUntil: until.getTime(),
              ttl: epochSeconds(until),
            },
            ConditionExpression:
              'attribute_not_exists(pk) OR (#state = :reserved AND (userId = :userId OR reservedUntil <= :now))',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':reserved': 'reserved', ':userId': userId, ':now': now.getTime() },
          }),
        ),
      );
    },

    changeEmail: ({ account, email, emailHash, previousEmailHash, spendings }) => {
      const { userId } = account;
      const ofThisUser = {
        ConditionExpression: 'userId = :userId',
        ExpressionAttributeValues: { ':userId': userId },
      };
      return transact(table, [
        ...spendings,
        { Put: { TableName, Item: emailOwnerItem(emailHash, userId, 'confirmed'), ...ofThisUser } },
        { Delete: { TableName, Key: accountKeys.emailOwner(previousEmailHash), ...ofThisUser } },
        {
          ...accountUpdate(userId, { email }, equals('email', account.email)),
          refusal: 'INVALID_TOKEN',
        },
      ]);
    },

    async changeLanguage(userId, language) {
      const update = buildUpdate({ set: { language }, when: itemExists });
      return conditionHolds(
        table.client.send(new UpdateCommand({ TableName, Key: accountKeys.account(userId), ...update })),
      );
    },

    async markNewsSeen(userId, newsSeen) {
      const when = all(itemExists, any(absent('newsSeen'), lessThan('newsSeen', newsSeen)));
      const update = buildUpdate({ set: { newsSeen }, when });
      await conditionHolds(
        table.client.send(new UpdateCommand({ TableName, Key: accountKeys.account(userId), ...update })),
      );
    },

    recordPasswordChange: ({ userId, at, resetTokenHash }) =>
      transact(table, [
        accountUpdate(userId, { passwordChangedAt: at, passwordUnknown: undefined }),
        ...(resetTokenHash === undefined
          ? []
          : [{ Delete: { TableName, Key: accountKeys.resetToken(resetTokenHash) } } satisfies Write]),
      ]),
  };
};
