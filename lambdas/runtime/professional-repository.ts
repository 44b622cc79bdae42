import { isExpired } from '@shared/domain/verification';
import { Account } from '@shared/model/account';
import type { StoredProfile } from '@shared/model/professional';
import { npiItem, type VerifiedBadge } from '@shared/model/verification';
import { keys } from './keys';
import { accessTo, type Professional, type Reader } from './professional-views';
import type { ViewAccess } from '@shared/model/professional-view';
import { StoredCase } from './stored-case';
import { readProfile } from './stored-profile';
import { getItems, type Item, type Table } from './table-gateway';

const AccountPart = Account.pick({ firstName: true, lastName: true, email: true, phone: true });
const CasePart = StoredCase.pick({
  userId: true,
  credentialId: true,
  label: true,
  state: true,
  status: true,
  source: true,
  verifiedAt: true,
  expiryDate: true,
});

/** A verification that holds at this moment; null for any other case. */
const badgeOf = (item: Item, now: Date): (VerifiedBadge & { userId: string }) | null => {
  const { userId, credentialId, label, state, status, source, verifiedAt, expiryDate } = CasePart.parse(item);
  const isOver = expiryDate !== null && isExpired(expiryDate, now.toISOString());
  if (status !== 'verified' || source === null || verifiedAt === null || isOver) return null;
  return { userId, credentialId, label, state, source, verifiedAt };
};

const found = (items: readonly (Item | undefined)[]): Item[] => items.filter((item) => item !== undefined);

/** Professionals from their profiles: with their names and what of them is verified. */
export const professionalsFrom = async (
  table: Table,
  profiles: readonly StoredProfile[],
  now: Date,
): Promise<Professional[]> => {
  const caseKeys = profiles.flatMap(({ userId, licenses }) =>
    [npiItem, ...licenses.map(({ id }) => id)].map((credentialId) => keys.verification(userId, credentialId)),
  );
  const [accounts, cases] = await Promise.all([
    getItems(
      table,
      profiles.map(({ userId }) => keys.account(userId)),
      true,
    ),
    getItems(table, caseKeys, true),
  ]);
  const badges = Map.groupBy(
    found(cases).flatMap((item) => badgeOf(item, now) ?? []),
    ({ userId }) => userId,
  );
  return profiles.flatMap((profile, index) => {
    const account = accounts[index];
    const ownBadges = (badges.get(profile.userId) ?? []).map(({ userId: _userId, ...badge }) => badge);
    return account ? [{ profile, account: AccountPart.parse(account), badges: ownBadges, rating: null }] : [];
  });
};

/** Somebody together with how much of them the reader may see. */
export type Visible = { person: Professional; access: ViewAccess };

export type Professionals = {
  /** By user id; who is not there or not visible to this reader is left out. Always as the table says at this moment. */
  find(userIds: readonly string[], reader: Reader): Promise<Map<string, Visible>>;
};

export const createProfessionals = (table: Table, clock: { now(): Date }): Professionals => ({
  async find(userIds, reader) {
    const wanted = [...new Set(userIds)];
    const { organizationId } = reader;
    const [profiles, applicants] = await Promise.all([
      getItems(table, wanted.map(keys.profile), true),
      organizationId === null
        ? []
        : getItems(
            table,
            wanted.map((userId) => keys.organizationApplicant(organizationId, userId)),
            true,
          ),
    ]);
    const hasApplied = new Set(wanted.filter((_userId, index) => applicants[index]));
    const people = await professionalsFrom(table, found(profiles).map(readProfile), clock.now());
    return new Map(
      people.flatMap((person) => {
        const { userId } = person.profile;
        const access = accessTo(person.profile, reader, hasApplied.has(userId));
        return access ? [[userId, { person, access }]] : [];
      }),
    );
  },
});
