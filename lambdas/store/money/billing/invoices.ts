import { billingLimits } from '@shared/money/billing/billing-limits';
import { invoiceIssuer } from '@shared/money/billing/catalogue';
import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, equals } from '../../../platform/table/conditions';
import { PutCommand } from '../../../platform/table/commands';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, queryEvery, queryPage, transact, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { InvoiceItem } from './invoice-item';
import { billingIndexes, billingKeys } from './keys';
import type { Invoices } from './ports';

export const invoiceRow = (invoice: InvoiceItem): Item => ({
  ...billingKeys.billingInvoice(invoice.ownerId, invoice.invoiceId),
  ...entity('BillingInvoice'),
  ...invoice,
  gsi1pk: billingIndexes.billingInvoices(invoice.ownerId),
  gsi1sk: `${invoice.issuedAt}#${invoice.number}`,
});

const readInvoice = (item: Item): InvoiceItem => InvoiceItem.parse(item);

class AlreadyIssued extends Error {}

/** Attempts against concurrent writers, because all invoices share the numbers of a year. */
const issueAttempts = 50;

const numberOf = (year: string, last: number): string => `${invoiceIssuer}-${year}-${String(last).padStart(4, '0')}`;

export const createInvoices = (table: Table, cursors: Cursors | null): Invoices => {
  const TableName = table.name;

  /** Writes number and invoice in one transaction, so no number is without an invoice. */
  const issueOnce = async (invoice: Omit<InvoiceItem, 'number'>): Promise<void> => {
    const year = invoice.issuedAt.slice(0, 4);
    const Key = billingKeys.invoiceNumbers(year);
    const stored = await getItem(table, Key, true);
    const before = stored === undefined ? null : Number(stored['last']);
    const last = (before ?? 0) + 1;
    await transact(table, [
      {
        Put: {
          TableName,
          Item: invoiceRow({ ...invoice, number: numberOf(year, last) }),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
        refusal: AlreadyIssued,
      },
      {
        Update: {
          TableName,
          Key,
          ...buildUpdate({
            set: { ...entity('InvoiceNumbers'), year, last },
            when: before === null ? absent('last') : equals('last', before),
          }),
        },
        refusal: ConcurrentModificationError,
      },
    ]);
  };

  const put = async (note: InvoiceItem): Promise<void> => {
    await conditionHolds(
      table.client.send(
        new PutCommand({ TableName, Item: invoiceRow(note), ConditionExpression: 'attribute_not_exists(pk)' }),
      ),
    );
  };

  return {
    async get(ownerId, invoiceId) {
      const item = await getItem(table, billingKeys.billingInvoice(ownerId, invoiceId), true);
      return item ? readInvoice(item) : null;
    },

    async all(ownerId) {
      const { pk } = billingKeys.billingAccount(ownerId);
      const found: InvoiceItem[] = [];
      const stretch = { since: 'INVOICE#', until: 'INVOICE#~' };
      for await (const item of queryEvery(table, { list: pk, ...stretch, consistent: true }))
        found.push(readInvoice(item));
      return found;
    },

    async page(ownerId, cursor) {
      if (!cursors) throw new Error('Pages need cursors.');
      const { items, nextCursor } = await queryPage(table, cursors, {
        list: billingIndexes.billingInvoices(ownerId),
        index: 'gsi1',
        cursor,
        pageSize: billingLimits.invoicesPerPage,
      });
      return { items: items.map(readInvoice), nextCursor };
    },

    async issue(invoice) {
      try {
        await retryOnConflict(() => issueOnce(invoice), issueAttempts);
      } catch (error) {
        if (!(error instanceof AlreadyIssued)) throw error;
      }
    },

    add: put,
  };
};
