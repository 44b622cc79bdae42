import { tidyUp } from '../platform/files/delete-quietly';
import { discardUploads, keepAttachments, type SentFiles, type StoredAttachment } from '../store/attachments';
import type { Deps } from './ports';

type Sent = Omit<SentFiles, 'kind' | 'folder'> & { ticketId: string };

/** `save` spends the uploads. Without it, nothing of them is kept. */
export const withAttachments = async <T>(
  deps: Pick<Deps, 'uploads' | 'files' | 'documents'>,
  { ticketId, ...files }: Sent,
  save: (attachments: StoredAttachment[]) => Promise<T>,
): Promise<T> => {
  const sent = { ...files, kind: 'ticket', folder: ticketId } as const;
  const attachments = await keepAttachments(deps, sent);
  let saved: T;
  try {
    saved = await save(attachments);
  } catch (error) {
    await Promise.all(attachments.map(({ key }) => tidyUp('an attachment', () => deps.documents.remove(key))));
    throw error;
  }
  await discardUploads(deps, sent, attachments);
  return saved;
};
