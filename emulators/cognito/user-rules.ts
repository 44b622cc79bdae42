import { limits } from '@shared/limits';
import { randomUUID } from 'node:crypto';
import { AwsError, type AwsInput } from '../aws/aws-error';
import { isRecord } from '../../scripts/local/json-file';
import { localStage } from '../../scripts/local/settings';
import { newCredential } from './srp';
import type { CognitoUser } from './user-store';

export const attributesOf = (input: AwsInput): Record<string, string> => {
  const list = Array.isArray(input['UserAttributes']) ? input['UserAttributes'].filter(isRecord) : [];
  return Object.fromEntries(list.map(({ Name, Value }) => [String(Name), String(Value)]));
};

export const newUser = (attributes: Record<string, string>): CognitoUser => {
  const sub = randomUUID();
  const now = Date.now();
  return {
    sub,
    attributes: { ...attributes, sub },
    enabled: true,
    status: 'FORCE_CHANGE_PASSWORD',
    credential: null,
    groups: [],
    totpSecret: null,
    pendingTotpSecret: null,
    totpEnabled: false,
    sessions: [],
    createdAt: now,
    modifiedAt: now,
  };
};

export const setPassword = (user: CognitoUser, password: string, permanent: boolean): void => {
  if (password.length < limits.passwordMin || password.length > limits.passwordMax) {
    throw new AwsError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough');
  }
  user.credential = newCredential(localStage.userPoolId, user.sub, password);
  user.status = permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
};

export const describeUser = (user: CognitoUser) => ({
  Username: user.sub,
  UserAttributes: Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.modifiedAt / 1000,
  Enabled: user.enabled,
  UserStatus: user.status,
  ...(user.totpEnabled && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
});
