import * as z from 'zod';
import { Browser, System } from '../../accounts/model/device';
import { Instant } from '../../core/model/fields';

/** SHA-256 of the public key (SPKI) in base64url. */
export const ClockPhoneId = z.string().regex(/^[\w-]{43}$/);

/** A phone, or another browser, whose key signs the clock entries of its owner. */
export const ClockPhone = z.object({
  phoneId: ClockPhoneId,
  browser: Browser,
  system: System,
  addedAt: Instant,
  lastUsedAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type ClockPhone = z.infer<typeof ClockPhone>;
