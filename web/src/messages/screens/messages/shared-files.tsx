import Download from 'lucide-react/dist/esm/icons/download.mjs';
import FileText from 'lucide-react/dist/esm/icons/file-text.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './about.module.css';
import { useDownload } from './thread/attachment-view';
import type { Entry } from './thread/thread-parts';

const shownFiles = 6;

type Shared = { messageId: string; conversationId: string; index: number; fileName: string };

const filesOf = (entries: readonly Entry[]): Shared[] =>
  entries
    .filter(({ state }) => state === 'received' || state === 'sent' || state === 'read')
    .flatMap(({ id, conversationId, attachments }) =>
      attachments.map(({ fileName }, index) => ({ messageId: id, conversationId, index, fileName })),
    )
    .reverse()
    .slice(0, shownFiles);

const SharedFile = ({ file }: { file: Shared }) => {
  const { t } = useTranslation('messages');
  const download = useDownload(file);
  return (
    <li>
      <FileText size={16} aria-hidden="true" />
      <span className={styles.fileName}>{file.fileName}</span>
      <button
        type="button"
        className={styles.download}
        aria-label={t('attachment.download', { name: file.fileName })}
        aria-busy={download.isPending || undefined}
        onClick={() => !download.isPending && download.mutate()}
      >
        <Download size={16} aria-hidden="true" />
      </button>
    </li>
  );
};

/** The newest files in the loaded messages. */
export const SharedFiles = ({ entries }: { entries: readonly Entry[] }) => {
  const { t } = useTranslation('messages');
  const files = filesOf(entries);
  if (files.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{t('about.files')}</h3>
      <ul role="list" className={styles.rows}>
        {files.map((file) => (
          <SharedFile key={`${file.messageId} ${file.index}`} file={file} />
        ))}
      </ul>
    </section>
  );
};
