import type * as z from 'zod';
import { daysAfter } from '@shared/messages/rules/schedule-times';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { OfferForm } from '@shared/hiring/model/offer';
import { today } from '@/lib/time/today';

/** Signed in the preview. */
export const UnsignedOffer = OfferForm.omit({ signedAs: true });
export type UnsignedOffer = z.infer<typeof UnsignedOffer>;

/** Adds the date checks that the server makes against its clock. */
export const CheckedOffer = UnsignedOffer.refine(({ expiresOn }) => expiresOn >= today(), {
  path: ['expiresOn'],
  message: notice('offerExpiryInPast'),
}).refine(({ expiresOn }) => expiresOn <= daysAfter(today(), limits.offerDaysMax), {
  path: ['expiresOn'],
  message: notice('offerExpiryTooLate', { days: limits.offerDaysMax }),
});

export type OfferValues = z.input<typeof UnsignedOffer>;
