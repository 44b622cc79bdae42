import { createHash } from 'node:crypto';
import { identitiesOf, type Identity } from '../../../emulators/cognito/identities';
import { newUser } from '../../../emulators/cognito/user-rules';
import type { CognitoUser, UserStore } from '../../../emulators/cognito/user-store';
import { localStage, region } from '../settings';

export type ProviderPerson = {
  provider: string;
  email: string;
  verified: boolean;
  firstName: string;
  lastName: string;
};

/** The same address is always the same person at a provider. */
export const subjectOf = ({ provider, email }: Pick<ProviderPerson, 'provider' | 'email'>): string =>
  createHash('sha256').update(`${provider}\0${email.trim().toLowerCase()}`).digest('hex').slice(0, 21);

const owns = (user: CognitoUser, { providerName, userId }: Identity): boolean =>
  identitiesOf(user).some((it) => it.providerName === providerName && it.userId === userId);

/** Attributes that each sign-in writes (infra/constructs/identity-providers.ts). */
const mapped = ({ email, verified, firstName, lastName }: ProviderPerson, subject: string): Record<string, string> => ({
  email,
  email_verified: String(verified),
  given_name: firstName,
  family_name: lastName,
  nickname: subject,
});

/** Returns the user that the identity signs in. Throws the error that the pool would send to the site. */
export const federatedUsers = (store: UserStore, preSignUp: (event: unknown) => Promise<unknown>) => {
  const userOf = (identity: Identity): CognitoUser | undefined => store.all().find((user) => owns(user, identity));

  return async (person: ProviderPerson): Promise<CognitoUser> => {
    const identity: Identity = { providerName: person.provider, userId: subjectOf(person) };
    const attributes = mapped(person, identity.userId);
    const known = userOf(identity);
    if (known) {
      if (!known.enabled) throw new Error('User is disabled.');
      Object.assign(known.attributes, attributes);
      store.save(known);
      return known;
    }
    const userName = `${person.provider.toLowerCase()}_${identity.userId}`;
    try {
      await preSignUp({
        version: '1',
        region,
        userPoolId: localStage.userPoolId,
        userName,
        triggerSource: 'PreSignUp_ExternalProvider',
        callerContext: { awsSdkVersion: 'local', clientId: localStage.browserClientId },
        request: { userAttributes: attributes, validationData: {} },
        response: {},
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      throw new Error(`PreSignUp failed with error ${reason}. `, { cause: error });
    }
    // The trigger linked the identity, so the pool can't create a user with that name.
    if (userOf(identity)) throw new Error(`Already found an entry for username ${userName}`);
    const user = newUser({ ...attributes, identities: JSON.stringify([identity]) });
    store.save(user);
    return user;
  };
};
