import { FileText, X } from 'lucide-react';
import { usePreview } from '@/components/file-drop/use-preview';
import { fileSize } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './composer.module.css';
import type { Attached } from './use-attachments';

const Picture = ({ file }: { file: File }) => {
  const address = usePreview(file);
  return address ? <img src={address} alt="" className={styles.thumbnail} /> : null;
};

const AttachedFile = ({ attached, onRemove }: { attached: Attached; onRemove: () => void }) => {
  const { t } = useTranslation('messages');
  const { file, contentType, percent, uploadId } = attached;
  return (
    <li className={styles.file}>
      {contentType.startsWith('image/') ? <Picture file={file} /> : <FileText size={22} aria-hidden="true" />}
      <div className={styles.fileWords}>
        <span className={styles.fileName}>{file.name}</span>
        {uploadId === null ? (
          <progress
            className={styles.progress}
            aria-label={t('compose.uploading', { name: file.name })}
            value={percent}
            max={100}
          />
        ) : (
          <span className={styles.fileSize}>{fileSize(file.size)}</span>
        )}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('compose.remove', { name: file.name })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
};

export const AttachedFiles = ({
  attached,
  onRemove,
}: {
  attached: readonly Attached[];
  onRemove: (key: string) => void;
}) => {
  const { t } = useTranslation('messages');
  if (attached.length === 0) return null;
  return (
    <ul role="list" className={styles.files} aria-label={t('compose.attachments')}>
      {attached.map((one) => (
        <AttachedFile key={one.key} attached={one} onRemove={() => onRemove(one.key)} />
      ))}
    </ul>
  );
};
