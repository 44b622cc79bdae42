import { InvitationId } from '@shared/core/model/fields';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';

/** ID and signature. Derived, so the mailing function can recreate it and the table never contains it. */
export const invitationToken = async (hash: KeyedHash, invitationId: string): Promise<string> =>
  `${invitationId}.${await hash('invitation', invitationId)}`;

export const parseInvitationToken = async (hash: KeyedHash, token: string): Promise<string | null> => {
  const invitationId = InvitationId.safeParse(token.split('.')[0]);
  if (!invitationId.success) return null;
  return sameHash(token, await invitationToken(hash, invitationId.data)) ? invitationId.data : null;
};
