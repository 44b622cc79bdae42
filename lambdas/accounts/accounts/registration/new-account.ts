import type { RegistrationCompletion } from '@shared/accounts/model/account';
import type { Language } from '@shared/text/language';
import type { Deps } from '../ports';
import type { NewAcceptance, NewAccount } from '../../../store/accounts/accounts/ports';

type Person = RegistrationCompletion & { email: string; language: Language };
type Place = Pick<NewAccount, 'emailHash' | 'joins' | 'referredBy'> & {
  userId: string;
  operation: NewAcceptance['operation'];
};

/** An unconfirmed account. Employers who join no organization create one. */
export const newAccount = (
  { clock }: Pick<Deps, 'clock'>,
  { userType, email, firstName, lastName, phone, language, organization = '', acceptedTerms }: Person,
  { userId, emailHash, joins, referredBy, operation }: Place,
): NewAccount => ({
  account: {
    userId,
    userType,
    email,
    firstName,
    lastName,
    phone,
    language,
    emailVerifiedAt: null,
    twoFactorEnabled: false,
    createdAt: clock.now().toISOString(),
  },
  emailHash,
  founds: userType === 'employer' && !joins ? { organizationId: clock.newId('org'), name: organization } : null,
  joins,
  referredBy,
  acceptance: { accepted: acceptedTerms, operation, at: clock.now().toISOString() },
});
