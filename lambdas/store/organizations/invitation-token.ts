import { InvitationId } from '@shared/model/fields';
import { sameHash, type KeyedHash } from '../../platform/crypto/keyed-hash';

/**
 * What an invitation link carries: the id and its signature. Derived, not stored, so that whoever sends the mail can
 * make it again and the table never holds it.
 */
export const invitationToken = async (hash: KeyedHash, invitationId: string): Promise<string> =>
  `${invitationId}.${await hash('invitation', invitationId)}`;

/** The invitation's id, or null when the token was not made here. */
export const parseInvitationToken = async (hash: KeyedHash, token: string): Promise<string | null> => {
  const invitationId = InvitationId.safeParse(token.split('.')[0]);
  if (!invitationId.success) return null;
  return sameHash(token, await invitationToken(hash, invitationId.data)) ? invitationId.data : null;
};
