import { limits } from '@shared/limits';
import type { Receipt, ReceiptRef, ShownReceipt } from '@shared/money/model/receipt';
import type { Language } from '@shared/text/language';
import { csvText } from '../../platform/text/csv-text';
import { documents } from '../../platform/text/documents';
import type { Deps } from './ports';

type Own = Pick<Deps, 'receipts' | 'organizations'>;
type Query = { userId: string; cursor?: string | undefined };
type Page = { items: ShownReceipt[]; nextCursor: string | null };

const named = async ({ organizations }: Own, receipts: readonly Receipt[]): Promise<ShownReceipt[]> => {
  const names = await organizations.names(receipts.map(({ organizationId }) => organizationId));
  return receipts.map((receipt) => ({ ...receipt, organization: names.get(receipt.organizationId) ?? '' }));
};

export const listReceipts = async (deps: Own, { userId, cursor }: Query): Promise<Page> => {
  const { items, nextCursor } = await deps.receipts.list(userId, { cursor });
  return { items: await named(deps, items), nextCursor };
};

export const revokeReceipt = async (
  { receipts, clock }: Pick<Deps, 'receipts' | 'clock'>,
  { userId, ref }: { userId: string; ref: ReceiptRef },
): Promise<ReceiptRef> => {
  await receipts.revoke(userId, ref, clock.now().toISOString());
  return ref;
};

/** Exports receipts; the first part has the column names. */
export const exportReceipts = async (
  deps: Own,
  { userId, cursor, language }: Query & { language: Language },
): Promise<{ csv: string; nextCursor: string | null }> => {
  const t = documents.in(language);
  const { items, nextCursor } = await deps.receipts.list(userId, { cursor, pageSize: limits.receiptsPerExportPart });
  const rows = (await named(deps, items)).map((it) => [
    it.organization,
    t(`receipts.subjects.${it.subject}`),
    t(`receipts.reasons.${it.reason}`),
    it.jobTitle ?? '',
    it.sharedAt,
    it.deliveredAt ?? '',
    it.revokedAt ?? '',
  ]);
  const head = (['organization', 'subject', 'reason', 'job', 'sharedAt', 'deliveredAt', 'revokedAt'] as const).map(
    (column) => t(`receipts.columns.${column}`),
  );
  return { csv: csvText(cursor === undefined ? [head, ...rows] : rows, { quoteTexts: true }), nextCursor };
};
