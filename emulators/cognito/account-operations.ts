import { textOf, AwsError, type AwsInput, type AwsOperation } from '../aws/aws-error';
import { isRecord } from '../../scripts/local/json-file';
import { localStage } from '../../scripts/local/settings';
import { matchesPassword } from './srp';
import type { Tokens } from './tokens';
import { isTotpCode, newTotpSecret } from './totp';
import { describeUser, setPassword } from './user-rules';
import { tokenHash, type CognitoUser, type UserStore } from './user-store';

const applyMfaPreference = (user: CognitoUser, input: AwsInput): void => {
  const settings = input['SoftwareTokenMfaSettings'];
  const enabled = isRecord(settings) && settings['Enabled'] === true;
  if (enabled && !user.totpSecret) {
    throw new AwsError('InvalidParameterException', 'User has not verified software token mfa');
  }
  user.totpEnabled = enabled;
};

export const accountOperations = (store: UserStore, tokens: Tokens): Record<string, AwsOperation> => {
  const callerOf = (input: AwsInput): CognitoUser => tokens.session(textOf(input, 'AccessToken')).user;
  return {
    GetUser: (input) => {
      const { Enabled: _enabled, UserStatus: _status, ...user } = describeUser(callerOf(input));
      return user;
    },
    AssociateSoftwareToken: (input) => {
      const user = callerOf(input);
      user.pendingTotpSecret = newTotpSecret();
      store.save(user);
      return { SecretCode: user.pendingTotpSecret };
    },
    VerifySoftwareToken: (input) => {
      const user = callerOf(input);
      if (!user.pendingTotpSecret || !isTotpCode(user.pendingTotpSecret, textOf(input, 'UserCode'))) {
        throw new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch');
      }
      user.totpSecret = user.pendingTotpSecret;
      user.pendingTotpSecret = null;
      store.save(user);
      return { Status: 'SUCCESS' };
    },
    SetUserMFAPreference: (input) => {
      const user = callerOf(input);
      applyMfaPreference(user, input);
      store.save(user);
      return {};
    },
    AdminSetUserMFAPreference: (input) => {
      const user = store.get(textOf(input, 'Username'));
      applyMfaPreference(user, input);
      store.save(user);
      return {};
    },
    ChangePassword: (input) => {
      const user = callerOf(input);
      const previous = textOf(input, 'PreviousPassword');
      if (!user.credential || !matchesPassword(localStage.userPoolId, user.sub, previous, user.credential)) {
        throw new AwsError('NotAuthorizedException', 'Incorrect username or password.');
      }
      setPassword(user, textOf(input, 'ProposedPassword'), true);
      store.save(user);
      return {};
    },
    GlobalSignOut: (input) => {
      const user = callerOf(input);
      user.sessions = [];
      store.save(user);
      return {};
    },
    // Same response for an unknown token.
    RevokeToken: (input) => {
      const hash = tokenHash(textOf(input, 'Token'));
      const found = store.bySession((session) => session.refreshTokenHash === hash);
      if (found?.session.clientId !== textOf(input, 'ClientId')) return {};
      found.user.sessions = found.user.sessions.filter((session) => session !== found.session);
      store.save(found.user);
      return {};
    },
  };
};
