import X from 'lucide-react/dist/esm/icons/x.mjs';
import { fileSize } from '@/lib/time/format';
import styles from './sent-file-list.module.css';
import type { SentFiles } from './use-sent-files';

type Props = Pick<SentFiles, 'files' | 'problem' | 'remove'> & {
  label: string;
  uploading: (name: string) => string;
  removing: (name: string) => string;
};

/** The chosen files and their upload progress. */
export const SentFileList = ({ files, problem, remove, label, uploading, removing }: Props) => (
  <>
    {files.length > 0 && (
      <ul role="list" className={styles.files} aria-label={label}>
        {files.map(({ key, name, bytes, uploadId }) => (
          <li key={key}>
            <span className={styles.fileName}>{name}</span>
            {uploadId === null ? <progress aria-label={uploading(name)} /> : <small>{fileSize(bytes)}</small>}
            <button type="button" aria-label={removing(name)} onClick={() => remove(key)}>
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
