import { ratingOf } from '@shared/domain/rating';
import { isExpired } from '@shared/domain/verification';
import { Account } from '@shared/model/account';
import type { StoredProfile } from '@shared/model/professional';
import { npiItem } from '@shared/model/profile-vocabulary';
import { VerificationCase, type VerifiedBadge } from '@shared/model/verification';
import { UserId } from '@shared/model/fields';
import { accountKeys } from '../accounts/keys';
import { credentialKeys } from '../credentials/keys';
import type { Professional } from './professional-view';
import { getItems, type Item, type Table } from '../../platform/table/table';

const AccountPart = Account.pick({ firstName: true, lastName: true, email: true, phone: true });
const CasePart = VerificationCase.pick({
  credentialId: true,
  label: true,
  state: true,
  status: true,
  source: true,
  verifiedAt: true,
  expiryDate: true,
}).extend({ userId: UserId });

/** Null unless currently verified. */
const badgeOf = (item: Item, now: Date): (VerifiedBadge & { userId: string }) | null => {
  const { userId, credentialId, label, state, status, source, verifiedAt, expiryDate } = CasePart.parse(item);
  const isOver = expiryDate !== null && isExpired(expiryDate, now.toISOString());
  if (status !== 'verified' || source === null || verifiedAt === null || isOver) return null;
  return { userId, credentialId, label, state, source, verifiedAt };
};

const found = (items: readonly (Item | undefined)[]): Item[] => items.filter((item) => item !== undefined);

export const professionalsFrom = async (
  table: Table,
  profiles: readonly StoredProfile[],
  now: Date,
): Promise<Professional[]> => {
  const verificationKeys = profiles.flatMap(({ userId, licenses }) =>
    [npiItem, ...licenses.map(({ id }) => id)].map((credentialId) => credentialKeys.verification(userId, credentialId)),
  );
  const [accounts, cases] = await Promise.all([
    getItems(
      table,
      profiles.map(({ userId }) => accountKeys.account(userId)),
      true,
    ),
    getItems(table, verificationKeys, true),
  ]);
  const badges = Map.groupBy(
    found(cases).flatMap((item) => badgeOf(item, now) ?? []),
    ({ userId }) => userId,
  );
  return profiles.flatMap((profile, index) => {
    const account = accounts[index];
    const ownBadges = (badges.get(profile.userId) ?? []).map(({ userId: _userId, ...badge }) => badge);
    return account
      ? [{ profile, account: AccountPart.parse(account), badges: ownBadges, rating: ratingOf(profile) }]
      : [];
  });
};
