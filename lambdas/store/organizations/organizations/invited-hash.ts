import type { Invitation } from '@shared/organizations/model/invitation';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';

/** Hash of an address in an organization's invitations. */
export const invitedHash = (hash: KeyedHash, email: string): Promise<string> => hash('invited', email);

/** Hash for invitations of own staff: the same person may be invited to the team, too. */
export const invitedStaffHash = (hash: KeyedHash, email: string): Promise<string> => hash('invited-staff', email);

export const addressHash = (hash: KeyedHash, { email, staff }: Pick<Invitation, 'email' | 'staff'>): Promise<string> =>
  staff ? invitedStaffHash(hash, email) : invitedHash(hash, email);
