import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { fileSize } from '@/lib/time/format';
import styles from './file-list.module.css';
import type { TicketFiles } from './use-ticket-files';

export const FileList = ({ files, problem, remove }: Pick<TicketFiles, 'files' | 'problem' | 'remove'>) => {
  const { t } = useTranslation('support');
  return (
    <>
      {files.length > 0 && (
        <ul role="list" className={styles.files} aria-label={t('files.label')}>
          {files.map(({ key, name, bytes, uploadId }) => (
            <li key={key}>
              <span className={styles.fileName}>{name}</span>
              {uploadId === null ? (
                <progress aria-label={t('files.uploading', { name })} />
              ) : (
                <small>{fileSize(bytes)}</small>
              )}
              <button type="button" aria-label={t('files.remove', { name })} onClick={() => remove(key)}>
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
};
