import type { UploadReceipt } from '@shared/core/model/file';
import type { Language } from '@shared/text/language';
import { filesNotKept } from '../../../notifications/texts/trust/support';
import { textsOf } from '../../../platform/text/deferred-text';
import { readIn } from '../../../platform/text/read-text';
import { tidyUp } from '../../../platform/files/delete-quietly';
import type { StoredAttachment } from '../../../store/attachments';
import { answerSender, type Sender } from './answer-sender';

const t = textsOf('notifications/support');

/** `fileNames`: names of all files; those with a receipt come first. */
export type SentMail = {
  text: string;
  original: string | null;
  fileNames: readonly string[];
  receipts: readonly UploadReceipt[];
};

const lostFiles = ({ fileNames, receipts }: SentMail, attachments: readonly StoredAttachment[]): string => {
  const kept = new Set(attachments.map(({ uploadId }) => uploadId));
  return fileNames
    .filter((_, index) => !kept.has(receipts[index]?.uploadId ?? ''))
    .map((it) => it || '?')
    .join(', ');
};

/** Builds the post, with the names of files that couldn't be stored. */
export const mailPost = async (mail: SentMail, attachments: StoredAttachment[], language: Language) => {
  const { text, original } = mail;
  const files = lostFiles(mail, attachments);
  const note = files === '' ? '' : await readIn(language, t('notKept', { files }));
  const words = [text, note].filter((it) => it !== '').join('\n\n');
  return { text: words, attachments, byMail: true, ...(original !== null && { original }) };
};

/** Names lost files in the post and tells the sender. The post is stored in any case. */
export const nameLostFiles = async (
  deps: Parameters<typeof answerSender>[0],
  sender: Sender,
  { mail, attachments }: { mail: SentMail; attachments: readonly StoredAttachment[] },
): Promise<void> => {
  const files = lostFiles(mail, attachments);
  if (files !== '') await tidyUp('an answer', () => answerSender(deps, sender, filesNotKept(files)));
};
