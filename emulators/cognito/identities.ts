import { isRecord } from '../../scripts/local/json-file';
import type { CognitoUser } from './user-store';

/** A person at an identity provider. */
export type Identity = { providerName: string; userId: string };

const isIdentity = (value: unknown): value is Identity =>
  isRecord(value) && typeof value['providerName'] === 'string' && typeof value['userId'] === 'string';

export const identitiesOf = (user: CognitoUser): Identity[] => {
  const listed: unknown = JSON.parse(user.attributes['identities'] ?? '[]');
  return Array.isArray(listed) ? listed.filter(isIdentity) : [];
};
