import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { fileSize } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { saveDownload } from '@/lib/files/save-download';
import styles from './message.module.css';
import type { Entry } from './thread-parts';
import { queryOf } from '@/lib/requests/query-of';

type Place = { conversationId: string; messageId: string; index: number };
type File = Entry['attachments'][number];
type Props = { place: Place; file: File; sent: boolean };

/** Download URLs last a few minutes; refresh before expiry. */
const addressLifeMs = 3 * 60_000;

const callOf = ({ conversationId, messageId, index }: Place) => ({
  params: { conversationId, messageId, index: String(index) },
});

const addressQuery = (place: Place) => ({
  ...queryOf('getAttachment', callOf(place)),
  staleTime: addressLifeMs,
  gcTime: addressLifeMs,
  refetchOnWindowFocus: false,
});

export const useDownload = (place: Place) =>
  useMutation({
    mutationFn: () => api('getAttachment', callOf(place)),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });

const FileLine = ({ place, file, sent }: Props) => {
  const { t } = useTranslation('messages');
  const download = useDownload(place);
  return (
    <div className={styles.file}>
      <FileText size={24} aria-hidden="true" />
      <div className={styles.fileWords}>
        <span className={styles.fileName}>{file.fileName}</span>
        <span className={styles.fileSize}>{fileSize(file.bytes)}</span>
      </div>
      {sent && (
        <button
          type="button"
          className={styles.fileButton}
          aria-label={t('attachment.download', { name: file.fileName })}
          aria-busy={download.isPending || undefined}
          onClick={() => !download.isPending && download.mutate()}
        >
          <Download size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};

const Picture = ({ place, file }: Props) => {
  const { t } = useTranslation('messages');
  const [opened, setOpened] = useState(false);
  const [broken, setBroken] = useState(false);
  const address = useQuery(addressQuery(place));
  const download = useDownload(place);
  if (broken || address.isError) return <FileLine place={place} file={file} sent />;
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('attachment.open', { name: file.fileName })}
        onClick={() => setOpened(true)}
      >
        {address.data && <img src={address.data.url} alt="" onError={() => setBroken(true)} />}
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={file.fileName}>
        {address.data && <img src={address.data.url} alt={file.fileName} className={styles.wholePicture} />}
        <DialogActions>
          <Button
            leftIcon={<Download size={18} aria-hidden="true" />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('attachment.downloadShort')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};

export const AttachmentView = (props: Props) =>
  props.sent && props.file.contentType.startsWith('image/') ? <Picture {...props} /> : <FileLine {...props} />;
