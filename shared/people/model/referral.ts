import * as z from 'zod';
import { referralCodePattern } from './referral-code';

export const ReferralLink = z.object({
  code: z.string().regex(referralCodePattern),
  /** People who confirmed their email address after joining by one of the professional's links. */
  joined: z.int().nonnegative(),
});
export type ReferralLink = z.infer<typeof ReferralLink>;
