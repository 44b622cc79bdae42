import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';

/** Contains the address's hash and a signature. Stops invitations to this address only. */
export const stopToken = async (hash: KeyedHash, emailHash: string): Promise<string> =>
  `${emailHash}.${await hash('referral-stop', emailHash)}`;

export const parseStopToken = async (hash: KeyedHash, token: string): Promise<string | null> => {
  const [emailHash = ''] = token.split('.');
  return sameHash(token, await stopToken(hash, emailHash)) ? emailHash : null;
};
