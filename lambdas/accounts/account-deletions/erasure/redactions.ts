import type { Item } from '../../../platform/table/table';
import { healthDocumentKey } from '../../../store/people/health-file/document-key';
import type { Fate } from '../../../store/accounts/erasure/erasing-table';
import type { ErasureSubject } from '../../../store/accounts/erasure/subject';
import type { OriginalFile } from '../../../store/original-files';

/** `keptUntil`: seconds since 1970, when what has to be kept is deleted. */
export type ErasureContext = ErasureSubject & { keptUntil: number };
export type Act = (item: Item, context: ErasureContext) => Fate;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** These texts emptied; null if they are already. */
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

/** What an organization keeps of a candidate: profession, specialty, and what became of the application. */
export const application: Act = (item) => {
  const candidate = fieldsOf(item['candidate']);
  const names = emptied(candidate, ['firstName', 'lastName', 'title', 'location']);
  return names ? { set: { candidate: { ...candidate, ...names }, rating: null, notes: 0 } } : 'keep';
};

const noContent = { coverLetter: '', expectedSalary: '', message: '', answers: [], resume: null, match: null };

/** Readers of the application expect it to be there. */
export const applicationContent: Act = (item) => {
  const isEmpty = Object.entries(noContent).every(
    ([name, value]) => JSON.stringify(item[name]) === JSON.stringify(value),
  );
  return isEmpty ? 'keep' : { set: noContent };
};

/** Of others, about the person: that there was a report stays. */
export const report: Act = (item, context) =>
  String(item['pk']).includes(context.userId) ? 'delete' : empty('label', 'text')(item, context);

export const offer: Act = (item) => {
  const professional = fieldsOf(item['professional']);
  const name = emptied(professional, ['name']);
  const reason = emptied(item, ['reason']);
  if (!name && !reason) return 'keep';
  return { set: { professional: { ...professional, name: '' }, ...reason } };
};

/** In the person's own calendar it goes; a colleague keeps the time. */
export const interviewTime: Act = (item, context) =>
  String(item['pk']).includes(context.userId) ? 'delete' : empty('place')(item, context);

export const payRecord: Act = (item, { keptUntil }) => {
  if (item['status'] === 'draft') return 'delete';
  return item['ttl'] === undefined ? { set: { ttl: keptUntil } } : 'keep';
};

/** What the person wrote about an employer stays; what an employer wrote about the person goes. */
export const review: Act = (item) => (item['side'] === 'employer' ? 'delete' : 'keep');

const isOwn = (item: Item, { userId }: ErasureSubject): boolean => item['senderId'] === userId;

const attachmentsOf = (item: Item): { key: string; fileName: string }[] =>
  Array.isArray(item['attachments']) ? (item['attachments'] as { key: string; fileName: string }[]) : [];

export const message: Act = (item, context) =>
  isOwn(item, context) && attachmentsOf(item).length > 0 ? { set: { attachments: [] } } : 'keep';

export const ownAttachments = (item: Item, context: ErasureContext): OriginalFile[] =>
  isOwn(item, context) ? attachmentsOf(item).map(({ key, fileName }) => ({ store: 'documents', key, fileName })) : [];

/** Which rule was broken and what was decided stays, without what it was about. */
export const reportCase: Act = (item) => {
  const own = emptied(item, ['label', 'snapshot']);
  const parts = ['decision', 'proposal', 'appeal'].flatMap((name) => {
    const part = fieldsOf(item[name]);
    const texts = emptied(part, ['reason', 'text']);
    return texts ? [[name, { ...part, ...texts }] as const] : [];
  });
  return own || parts.length > 0 ? { set: { ...own, ...Object.fromEntries(parts) } } : 'keep';
};

/** The file itself is encrypted; the names of its documents aren't. */
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
