import { Invoice } from '@shared/money/model/billing';
import * as z from 'zod';
import { BillingAccount } from './billing-account';

export const InvoiceItem = Invoice.extend({
  ownerId: z.string(),
  /** As they were when it was issued. */
  billedTo: BillingAccount.shape.details,
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;
