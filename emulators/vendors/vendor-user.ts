import { createHash } from 'node:crypto';
import type { VendorUser } from './vendor-api';

export const userOf = (email: string): VendorUser => ({
  id: createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22),
  email,
});
