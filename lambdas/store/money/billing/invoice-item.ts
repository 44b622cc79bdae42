import { Invoice } from '@shared/money/model/billing';
import * as z from 'zod';
import { BillingAccount } from './billing-account';

export const InvoiceItem = Invoice.extend({
  ownerId: z.string(),
  /** Details at the time of issue. */
  billedTo: BillingAccount.shape.details,
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;
