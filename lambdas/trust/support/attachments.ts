import { withAttachments as withFiles, type SentFiles, type StoredAttachment } from '../../store/attachments';
import type { Deps } from './ports';

type Sent = Omit<SentFiles, 'kind' | 'folder'> & { ticketId: string };

/** Copies uploads for a post. `save` spends them; if it fails, the copies are deleted. */
export const withAttachments = <T>(
  deps: Pick<Deps, 'uploads' | 'files' | 'documents'>,
  { ticketId, ...files }: Sent,
  save: (attachments: StoredAttachment[]) => Promise<T>,
): Promise<T> => withFiles(deps, { ...files, kind: 'ticket', folder: ticketId }, save);
