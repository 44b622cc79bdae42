import { createHash } from 'node:crypto';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';

export const recordName = (domain: string): string => `_wardline.${domain}`;

/** Returns the same value every time, so an existing record stays valid. */
export const recordValue = async ({ hash }: { hash: KeyedHash }, organizationId: string): Promise<string> => {
  const token = createHash('sha256')
    .update(await hash('organization-dns', organizationId))
    .digest('hex');
  return `wardline-verify=${token.slice(0, 4)}-${token.slice(4, 8)}-${token.slice(8, 12)}-${token.slice(12, 16)}`;
};
