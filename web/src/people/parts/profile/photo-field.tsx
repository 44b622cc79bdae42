import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { limits } from '@shared/limits';
import { lazy } from '@/lib/browser/lazy';
import { say } from '@/lib/i18n/notices';
import { FileButton } from '@/components/file-drop/file-button';
import { acceptOf, checkFile } from '@/components/file-drop/file-rules';
import { imageRules } from '@/people/parts/profile/image-rules';
import { usePreview } from '@/components/file-drop/use-preview';
import { useUpload } from '@/components/file-drop/use-upload';
import { MutedText, Row } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Face } from '@/components/faces/face';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { announceSessionChange } from '@/lib/auth/stored-session';
import { bytesPerMegabyte } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './photo-field.module.css';

const CropDialog = lazy(() => import('./crop-dialog').then((it) => ({ default: it.CropDialog })));

type Props = {
  userId: string;
  /** Name whose initials replace a missing photo. */
  name: string;
  photoUrl: string | null;
  onChange?: (photoUrl: string | null) => void;
};

export const PhotoField = ({ userId, name, photoUrl, onChange }: Props) => {
  const { t } = useTranslation('files');
  const [shown, setShown] = useState(photoUrl);
  const [given, setGiven] = useState(photoUrl);
  if (given !== photoUrl) {
    setGiven(photoUrl);
    setShown(photoUrl);
  }

  const show = (photo_url: string | null) => {
    setShown(photo_url);
    announceSessionChange('changed');
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
  const [chosen, setChosen] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = refusal ?? upload.problem;
  const choose = (file: File) => {
    const checked = checkFile(file, imageRules);
    const isRefused = 'problem' in checked;
    upload.clear();
    setRefusal(isRefused ? checked.problem : null);
    setChosen(isRefused ? null : file);
  };

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
            onFile={choose}
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
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      </div>
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            onClose={() => setChosen(null)}
            onCrop={(photo) => {
              setChosen(null);
              upload.send(photo);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
