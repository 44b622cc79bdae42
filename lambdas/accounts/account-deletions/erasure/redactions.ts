import type { Item } from '../../../platform/table/table';
import { healthDocumentKey } from '../../../store/people/health-file/document-key';
import type { Fate } from '../../../store/accounts/erasure/erasing-table';
import type { ErasureSubject } from '../../../store/accounts/erasure/subject';
import type { OriginalFile } from '../../../store/original-files';

/** `keptUntil`: when data that must be retained is deleted, in seconds since 1970. */
export type ErasureContext = ErasureSubject & { keptUntil: number };
export type Act = (item: Item, context: ErasureContext) => Fate;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Clears these texts; null if they are empty already. */
const emptied = (fields: Fields, names: readonly string[]): Fields | null => {
  const full = names.filter((name) => isText(fields[name]));
  return full.length === 0 ? null : Object.fromEntries(full.map((name) => [name, '']));
};

export const empty =
  (...names: string[]): Act =>
  (item) => {
    const set = emptied(item, names);
    return set ? { set } : 'keep';
  };

/** Keeps for the organization: profession, specialty, and the outcome of the application. */
export const application: Act = (item) => {
  const candidate = fieldsOf(item['candidate']);
  const names = emptied(candidate, ['firstName', 'lastName', 'title', 'location']);
  return names ? { set: { candidate: { ...candidate, ...names }, rating: null, notes: 0 } } : 'keep';
};

const noContent = { coverLetter: '', expectedSalary: '', message: '', answers: [], resume: null, match: null };

/** Keeps the item, because readers of the application expect it. */
export const applicationContent: Act = (item) => {
  const isEmpty = Object.entries(noContent).every(
    ([name, value]) => JSON.stringify(item[name]) === JSON.stringify(value),
  );
  return isEmpty ? 'keep' : { set: noContent };
};

/** Keeps that others reported the person. */
export const report: Act = (item, context) =>
  String(item['pk']).includes(context.userId) ? 'delete' : empty('label', 'text')(item, context);

export const offer: Act = (item) => {
  const professional = fieldsOf(item['professional']);
  const name = emptied(professional, ['name']);
  const reason = emptied(item, ['reason']);
  if (!name && !reason) return 'keep';
  return { set: { professional: { ...professional, name: '' }, ...reason } };
};

/** Removes the time from the person's own calendar; a colleague keeps it. */
export const interviewTime: Act = (item, context) =>
  String(item['pk']).includes(context.userId) ? 'delete' : empty('place')(item, context);

export const payRecord: Act = (item, { keptUntil }) => {
  if (item['status'] === 'draft') return 'delete';
  return item['ttl'] === undefined ? { set: { ttl: keptUntil } } : 'keep';
};

/** Keeps the person's reviews of employers, and removes employers' reviews of the person. */
export const review: Act = (item) => (item['side'] === 'employer' ? 'delete' : 'keep');

const isOwn = (item: Item, { userId }: ErasureSubject): boolean => item['senderId'] === userId;

const attachmentsOf = (item: Item): { key: string; fileName: string }[] =>
  Array.isArray(item['attachments']) ? (item['attachments'] as { key: string; fileName: string }[]) : [];

export const message: Act = (item, context) =>
  isOwn(item, context) && attachmentsOf(item).length > 0 ? { set: { attachments: [] } } : 'keep';

export const ownAttachments = (item: Item, context: ErasureContext): OriginalFile[] =>
  isOwn(item, context) ? attachmentsOf(item).map(({ key, fileName }) => ({ store: 'documents', key, fileName })) : [];

/** Keeps the broken rule and the decision, without the content in question. */
export const reportCase: Act = (item) => {
  const own = emptied(item, ['label', 'snapshot']);
  const parts = ['decision', 'proposal', 'appeal'].flatMap((name) => {
    const part = fieldsOf(item[name]);
    const texts = emptied(part, ['reason', 'text']);
    return texts ? [[name, { ...part, ...texts }] as const] : [];
  });
  return own || parts.length > 0 ? { set: { ...own, ...Object.fromEntries(parts) } } : 'keep';
};

/** The file is encrypted; the names of its documents aren't. */
export const healthDocuments = ({ documentIds }: Item, { userId }: ErasureContext): OriginalFile[] =>
  (Array.isArray(documentIds) ? (documentIds as string[]) : []).map((documentId) => ({
    store: 'documents',
    key: healthDocumentKey({ userId, documentId }),
    fileName: '',
  }));

export const exportFile = ({ file }: Item): OriginalFile[] => {
  const { key } = fieldsOf(file);
  return typeof key === 'string' ? [{ store: 'documents', key, fileName: '' }] : [];
};
