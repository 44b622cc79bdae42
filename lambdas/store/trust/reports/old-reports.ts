import type { ReportTarget } from '@shared/trust/model/report';
import { queryEvery, type Item, type Table } from '../../../platform/table/table';

/** Format of reports before there were cases. */
export type OldReport = { target: ReportTarget; userId: string; text: string; createdAt: string };

const messageReport = ({ conversationId, messageId, reporterId, reason, createdAt }: Item): OldReport => ({
  target: { kind: 'message', conversationId: String(conversationId), messageId: String(messageId) },
  userId: String(reporterId),
  text: String(reason ?? ''),
  createdAt: String(createdAt),
});

const reviewReport = ({ reviewId, userId, reason, at }: Item): OldReport => ({
  target: { kind: 'review', reviewId: String(reviewId) },
  userId: String(userId),
  text: String(reason ?? ''),
  createdAt: String(at),
});

const lists = [
  ['REPORTS#messages', messageReport],
  ['REPORTS#reviews', reviewReport],
] as const;

/** Reads in the order of creation. */
export const readOldReports = async function* (table: Table): AsyncGenerator<OldReport> {
  for (const [list, read] of lists) {
    for await (const item of queryEvery(table, { list, index: 'gsi1' })) yield read(item);
  }
};
