import { ratingOf } from '@shared/people/rules/rating';
import { isExpired } from '@shared/people/rules/credentials/verification';
import { Account } from '@shared/accounts/model/account';
import type { StoredProfile } from '@shared/people/model/professional';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { VerificationCase, type VerifiedBadge } from '@shared/people/model/verification';
import { UserId } from '@shared/core/model/fields';
import type * as z from 'zod';
import { accountKeys } from '../../accounts/accounts/keys';
import { credentialKeys } from '../credentials/keys';
import { reviewedCredentials } from './reviewed-credentials';
import type { Professional } from './professional-view';
import { getItems, type Item, type Table } from '../../../platform/table/table';

const AccountPart = Account.pick({ firstName: true, lastName: true, email: true, phone: true });
const CasePart = VerificationCase.pick({
  credentialId: true,
  label: true,
  certification: true,
  state: true,
  status: true,
  source: true,
  verifiedAt: true,
  expiryDate: true,
  document: true,
}).extend({ userId: UserId });

/** Null unless currently verified. */
const badgeOf = (
  { credentialId, label, certification, state, status, source, verifiedAt, expiryDate }: z.infer<typeof CasePart>,
  now: Date,
): VerifiedBadge | null => {
  const isOver = expiryDate !== null && isExpired(expiryDate, now.toISOString());
  if (status !== 'verified' || source === null || verifiedAt === null || isOver) return null;
  return { credentialId, label, certification, state, source, verifiedAt };
};

const found = (items: readonly (Item | undefined)[]): Item[] => items.filter((item) => item !== undefined);

export const professionalsFrom = async (
  table: Table,
  profiles: readonly StoredProfile[],
  now: Date,
): Promise<Professional[]> => {
  const verificationKeys = profiles.flatMap(({ userId, licenses, certifications }) =>
    [npiItem, ...[...licenses, ...certifications].map(({ id }) => id)].map((credentialId) =>
      credentialKeys.verification(userId, credentialId),
    ),
  );
  const [accounts, cases] = await Promise.all([
    getItems(
      table,
      profiles.map(({ userId }) => accountKeys.account(userId)),
      true,
    ),
    getItems(table, verificationKeys, true),
  ]);
  const parsed = Map.groupBy(
    found(cases).map((item) => CasePart.parse(item)),
    ({ userId }) => userId,
  );
  return profiles.flatMap((profile, index) => {
    const account = accounts[index];
    if (!account) return [];
    const own = parsed.get(profile.userId) ?? [];
    return [
      {
        profile,
        account: AccountPart.parse(account),
        badges: own.flatMap((it) => badgeOf(it, now) ?? []),
        documents: own.filter(({ document }) => document !== null).map(({ credentialId }) => credentialId),
        reviewed: reviewedCredentials(own),
        rating: ratingOf(profile),
      },
    ];
  });
};
