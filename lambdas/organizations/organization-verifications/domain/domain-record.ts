import { createHash } from 'node:crypto';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';

export const recordName = (domain: string): string => `_wardline.${domain}`;

/** The same every time, so a record that was set up before stays valid. */
export const recordValue = async ({ hash }: { hash: KeyedHash }, organizationId: string): Promise<string> => {
  const token = createHash('sha256')
    .update(await hash('organization-dns', organizationId))
    .digest('hex');
  return `wardline-verify=${token.slice(0, 4)}-${token.slice(4, 8)}-${token.slice(8, 12)}-${token.slice(12, 16)}`;
};
