import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { FileButton } from '@/components/file-drop/file-button';
import { acceptOf } from '@/components/file-drop/file-rules';
import { imageRules } from '@/entities/profile/image-rules';
import { usePreview } from '@/components/file-drop/use-preview';
import { useUpload } from '@/components/file-drop/use-upload';
import { MutedText, Row } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Face } from '@/components/faces/face';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { bytesPerMegabyte } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { patchMyProfile } from './profile-queries';
import styles from './photo-field.module.css';

type Props = {
  userId: string;
  /** For the initials without a photo. */
  name: string;
  photoUrl: string | null;
  onChange?: (photoUrl: string | null) => void;
};

export const PhotoField = ({ userId, name, photoUrl, onChange }: Props) => {
  const { t } = useTranslation('files');
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(photoUrl);
  const [given, setGiven] = useState(photoUrl);
  if (given !== photoUrl) {
    setGiven(photoUrl);
    setShown(photoUrl);
  }

  const show = (photo_url: string | null) => {
    setShown(photo_url);
    patchMyProfile(queryClient, { photo_url });
    onChange?.(photo_url);
  };
  const upload = useUpload(
    {
      rules: imageRules,
      request: (body) => api('requestImageUpload', { body }),
      finish: ({ uploadId }) => api('setPhoto', { body: { uploadId } }),
    },
    ({ photo_url }) => {
      show(photo_url);
      toast.success(say('photoSaved'));
    },
  );
  const removal = useMutation({
    mutationFn: () => api('removePhoto'),
    onSuccess: () => {
      show(null);
      toast.success(say('photoRemoved'));
    },
    onError: (error) => toast.error(error.message),
  });
  const preview = usePreview(upload.file);

  return (
    <div role="group" aria-label={t('photo.title')} className={styles.field}>
      <Face id={userId} name={name} url={preview ?? shown} size={72} />
      <div className={styles.words}>
        <Row>
          <FileButton
            variant="secondary"
            size="small"
            loading={upload.uploading}
            fileLabel={t('photo.file')}
            accept={acceptOf(imageRules)}
            onFile={upload.send}
          >
            {t(shown === null ? 'photo.choose' : 'photo.replace')}
          </FileButton>
          {shown !== null && !upload.uploading && (
            <Button variant="quiet" size="small" loading={removal.isPending} onClick={() => removal.mutate()}>
              {t('photo.remove')}
            </Button>
          )}
        </Row>
        <MutedText>{t('photo.rules', { size: limits.photoBytes / bytesPerMegabyte })}</MutedText>
        {upload.uploading && <Meter label={t('photo.uploading')} percent={upload.percent} />}
        {upload.problem !== null && <FormMessage kind="error">{upload.problem}</FormMessage>}
      </div>
    </div>
  );
};
