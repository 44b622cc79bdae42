import { isSameMailbox } from '@shared/organizations/rules/same-mailbox';
import type { RegistrationCompletion } from '@shared/accounts/model/account';
import { referralCodeHash } from '../../../store/people/referrals/referral-code';
import type { Deps } from '../ports';

type Person = Pick<RegistrationCompletion, 'referralCode' | 'phone'> & { email: string };

/** Finds the owner of the invitation link. People don't count for themselves, and replaced links don't count. */
export const findReferrer = async (
  { referrals, accounts, hash }: Pick<Deps, 'referrals' | 'accounts' | 'hash'>,
  { referralCode, email, phone }: Person,
): Promise<string | null> => {
  if (!referralCode) return null;
  const userId = await referrals.ownerOf(await referralCodeHash(hash, referralCode));
  const referrer = userId === null ? null : await accounts.get(userId);
  const isOneself = !referrer || referrer.phone === phone || isSameMailbox(referrer.email, email);
  return isOneself ? null : userId;
};
