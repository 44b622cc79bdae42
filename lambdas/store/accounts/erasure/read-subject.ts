import { Account } from '@shared/accounts/model/account';
import { languages } from '@shared/text/language';
import * as z from 'zod';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { accountKeys } from '../accounts/keys';
import { notificationKeys } from '../../messages/notifications/keys';
import { invitedHash, invitedStaffHash } from '../../organizations/organizations/invited-hash';
import { organizationKeys } from '../../organizations/organizations/keys';
import type { PersonalKeys } from '../personal-keys/personal-keys';
import { profileKeys } from '../../people/profiles/keys';
import { readPrivateDetails } from '../../people/profiles/private-details';
import { readProfile } from '../../people/profiles/profile-item';
import { referralCode, referralCodeHash } from '../../people/referrals/referral-code';
import { getReferralLink } from '../../people/referrals/referral-links';
import { canariesFrom, type Canary, type ErasedPerson } from './subject';

type ReadDeps = { table: Table; hash: KeyedHash; personalKeys: Pick<PersonalKeys, 'find'> };

const Names = Account.pick({ firstName: true, lastName: true, email: true, phone: true });
const Preferences = z.object({ language: z.enum(languages).catch('en') });

const ownTexts = async (deps: ReadDeps, userId: string, account: z.infer<typeof Names>): Promise<Canary[]> => {
  const { table, personalKeys } = deps;
  const [profileItem, privateStored, phone] = await Promise.all([
    getItem(table, profileKeys.profile(userId), true),
    getItem(table, profileKeys.privateDetails(userId), true),
    getItem(table, notificationKeys.phone(userId), true),
  ]);
  const details = await readPrivateDetails(personalKeys, userId, privateStored);
  const profile = profileItem ? readProfile(profileItem) : null;
  const numbers = [phone?.['verified'], phone?.['phone']].filter((it) => typeof it === 'string');
  return canariesFrom({
    name: [`${account.firstName} ${account.lastName}`],
    email: [account.email],
    phone: [account.phone, ...numbers],
    address: [details.address],
    birth_date: [details.dateOfBirth ?? ''],
    npi: [profile?.npiNumber ?? ''],
    dea: [details.deaNumber],
    license: profile?.licenses.map(({ number }) => number) ?? [],
    certification: profile?.certifications.map(({ number }) => number) ?? [],
    about: [profile?.bio ?? ''],
  });
};

const referralOf = async ({ table, hash }: ReadDeps, userId: string): Promise<string | null> => {
  const link = await getReferralLink(table, userId);
  return link && referralCodeHash(hash, await referralCode(hash, userId, link.generation));
};

const addressHash = async (hash: KeyedHash, item: Item | undefined): Promise<string | null> =>
  typeof item?.['email'] === 'string' ? hash('email', item['email']) : null;

/** Returns null without an account, as after an earlier run that deleted it. */
export const readErasedPerson = async (deps: ReadDeps, userId: string): Promise<ErasedPerson | null> => {
  const { table, hash } = deps;
  const stored = await getItem(table, accountKeys.account(userId), true);
  if (!stored) return null;
  const account = Names.parse(stored);
  const [membership, pending, profile, referralCodeHashOfLink, canaries] = await Promise.all([
    getItem(table, organizationKeys.membership(userId), true),
    getItem(table, accountKeys.pendingEmail(userId), true),
    getItem(table, profileKeys.profile(userId), true),
    referralOf(deps, userId),
    ownTexts(deps, userId, account),
  ]);
  return {
    email: account.email,
    emailHash: await hash('email', account.email),
    invitedHash: await invitedHash(hash, account.email),
    invitedStaffHash: await invitedStaffHash(hash, account.email),
    newEmailHash: await addressHash(hash, pending),
    firstName: account.firstName,
    lastName: account.lastName,
    language: Preferences.parse(stored).language,
    npiNumber: profile ? readProfile(profile).npiNumber : '',
    organizationId: membership ? String(membership['organizationId']) : null,
    referralCodeHash: referralCodeHashOfLink,
    canaries,
  };
};
