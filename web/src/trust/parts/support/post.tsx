import { useMutation } from '@tanstack/react-query';
import FileText from 'lucide-react/dist/esm/icons/file-text.mjs';
import ImageIcon from 'lucide-react/dist/esm/icons/image.mjs';
import type { ReactNode } from 'react';
import type { Download } from '@shared/core/model/file';
import type { TicketPost } from '@shared/trust/model/ticket';
import { Face } from '@/components/faces/face';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/base/class-names';
import { toast } from '@/components/ui/base/toast';
import { saveDownload } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { fileSize, formatDateTime, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './post.module.css';

type File = TicketPost['attachments'][number];
type GetFile = (index: number) => Promise<Download>;

type Props = {
  post: Pick<TicketPost, 'name' | 'text' | 'attachments' | 'byMail' | 'createdAt'> & { original?: string | null };
  /** The person's ID, which decides the color of the face. */
  faceId: string;
  kind: 'person' | 'support' | 'note';
  tag?: string | undefined;
  getFile: GetFile;
};

/** A ticket message. Support answers have the brand's color, internal notes are yellow. */
export const Post = ({ post, faceId, kind, tag, getFile }: Props) => {
  const { t } = useTranslation('support');
  const { name, text, attachments, byMail, createdAt, original } = post;
  return (
    <li className={classNames(styles.post, kind === 'support' && styles.staff, kind === 'note' && styles.note)}>
      <Face id={faceId} name={name} url={null} size={32} />
      <div className={styles.words}>
        <div className={styles.head}>
          <b>{name}</b>
          {tag !== undefined && <Badge tone={kind === 'note' ? 'warning' : 'neutral'}>{tag}</Badge>}
          {byMail && <span className={styles.mail}>{t('ticket.byMail')}</span>}
          <time dateTime={createdAt} title={formatDateTime(createdAt, ownZone())}>
            {timeLabel(createdAt)}
          </time>
        </div>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {original && (
          <details>
            <summary>{t('ticket.wholeMail')}</summary>
            <p className={styles.text}>{original}</p>
          </details>
        )}
        {attachments.length > 0 && (
          <ul role="list" className={styles.files} aria-label={t('files.label')}>
            {attachments.map((file, index) => (
              <FileLink key={index} file={file} get={() => getFile(index)} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};

export const Thread = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol role="list" className={styles.thread} aria-label={label}>
    {children}
  </ol>
);

const FileLink = ({ file, get }: { file: File; get: () => Promise<Download> }) => {
  const { t } = useTranslation('support');
  const download = useMutation({
    mutationFn: get,
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });
  const Icon = file.contentType.startsWith('image/') ? ImageIcon : FileText;
  return (
    <li>
      <button
        type="button"
        className={styles.file}
        aria-label={t('files.download', { name: file.fileName })}
        aria-busy={download.isPending || undefined}
        onClick={() => !download.isPending && download.mutate()}
      >
        <Icon size={16} aria-hidden="true" />
        <span className={styles.fileName}>{file.fileName}</span>
        <span>{fileSize(file.bytes)}</span>
      </button>
    </li>
  );
};
