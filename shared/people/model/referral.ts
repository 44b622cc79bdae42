import * as z from 'zod';
import { referralCodePattern } from './referral-code';

export const ReferralLink = z.object({
  code: z.string().regex(referralCodePattern),
  /** Number of people who joined by one of the professional's links and confirmed their email address. */
  joined: z.int().nonnegative(),
});
export type ReferralLink = z.infer<typeof ReferralLink>;
