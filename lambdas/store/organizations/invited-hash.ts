import type { KeyedHash } from '../../platform/crypto/keyed-hash';

/** An address among the invitations of an organization. */
export const invitedHash = (hash: KeyedHash, email: string): Promise<string> => hash('invited', email);
