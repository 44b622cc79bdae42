import * as z from 'zod';
import { bool, currency, expand, int, listing, metadata, text } from './fields';

const chosen = <const V extends string>(name: string, value: V) => z.strictObject({ [name]: z.literal(value) });

export const createAccount = z.strictObject({
  country: text.optional(),
  email: text.optional(),
  business_type: z.literal('individual').optional(),
  capabilities: z.strictObject({ transfers: z.strictObject({ requested: bool }) }).optional(),
  controller: z
    .strictObject({
      fees: chosen('payer', 'application'),
      losses: chosen('payments', 'application'),
      stripe_dashboard: chosen('type', 'express'),
    })
    .optional(),
  settings: z
    .strictObject({ payouts: z.strictObject({ schedule: z.strictObject({ interval: z.literal('manual') }) }) })
    .optional(),
  metadata,
  expand,
});
export const createAccountLink = z.strictObject({
  account: text,
  refresh_url: z.url(),
  return_url: z.url(),
  type: z.literal('account_onboarding'),
  expand,
});
export const rejectAccount = z.strictObject({ reason: z.enum(['fraud', 'terms_of_service', 'other']), expand });
const amount = int.pipe(z.int().positive());
export const createTransfer = z.strictObject({
  amount,
  currency,
  destination: text,
  transfer_group: text.optional(),
  metadata,
  expand,
});
export const listTransfers = z.strictObject({ ...listing, transfer_group: text.optional() });
export const createPayout = z.strictObject({
  amount,
  currency,
  method: z.enum(['standard', 'instant']).default('standard'),
  destination: text.optional(),
  metadata,
  expand,
});
