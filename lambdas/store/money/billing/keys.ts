export const billingKeys = {
  billingAccount: (ownerId: string) => ({ pk: `BILLING#${ownerId}`, sk: 'ACCOUNT' }),
  /** Applications and questions of a professional in a calendar month. */
  monthlyUse: (userId: string, month: string) => ({ pk: `BILLING#${userId}`, sk: `USE#${month}` }),
  /** Invoices and credit notes. */
  billingInvoice: (ownerId: string, invoiceId: string) => ({ pk: `BILLING#${ownerId}`, sk: `INVOICE#${invoiceId}` }),
  ledgerEntry: (ownerId: string, source: string) => ({ pk: `BILLING#${ownerId}`, sk: `LEDGER#${source}` }),
  /** Last number of a year. */
  invoiceNumbers: (year: string) => ({ pk: 'INVOICENUMBERS', sk: year }),
  /** A received webhook. */
  providerEvent: (eventId: string) => ({ pk: `BILLINGEVENT#${eventId}`, sk: 'EVENT' }),
} as const;

export const billingIndexes = {
  /** gsi1: by time of issue */
  billingInvoices: (ownerId: string) => `INVOICES#${ownerId}`,
  /** gsi2: by the time of the next step */
  dueBilling: 'BILLING#due',
} as const;
