import type { ProofState } from '../../model/proof';

type Facts = { validUntil: string; revokedAt: string | null; isUnchanged: boolean };

/** A revocation takes effect immediately, before any other state. */
export const packetState = ({ validUntil, revokedAt, isUnchanged }: Facts, now: Date): ProofState => {
  if (revokedAt !== null) return 'revoked';
  if (Date.parse(validUntil) <= now.getTime()) return 'expired';
  return isUnchanged ? 'valid' : 'changed';
};
