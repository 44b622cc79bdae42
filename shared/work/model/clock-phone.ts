import * as z from 'zod';
import { Browser, System } from '../../accounts/model/device';
import { Instant } from '../../core/model/fields';

/** SHA-256 of the public key (SPKI), in base64url. */
export const ClockPhoneId = z.string().regex(/^[\w-]{43}$/);

/** Phone or other browser whose key signs its owner's clock entries. */
export const ClockPhone = z.object({
  phoneId: ClockPhoneId,
  browser: Browser,
  system: System,
  addedAt: Instant,
  lastUsedAt: Instant,
  /** Whether it made the request. */
  current: z.boolean(),
});
export type ClockPhone = z.infer<typeof ClockPhone>;
