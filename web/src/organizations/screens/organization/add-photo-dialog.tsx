import { useState } from 'react';
import { limits } from '@shared/limits';
import { usePreview } from '@/components/file-drop/use-preview';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useSendOnce } from '@/lib/requests/send-once';
import type { useFacilityPhotos } from './use-facility-photos';
import styles from './facility-photos.module.css';

type Props = { file: File; addition: ReturnType<typeof useFacilityPhotos>['addition']; onClose: () => void };

export const AddPhotoDialog = ({ file, addition, onClose }: Props) => {
  const { t } = useTranslation(['facility-photos', 'common']);
  const preview = usePreview(file);
  const [description, setDescription] = useState('');
  const [isAsked, setAsked] = useState(false);
  const send = useSendOnce(addition);
  const text = description.trim();
  const add = () => {
    setAsked(true);
    if (text !== '') send({ file, description: text }, onClose);
  };
  return (
    <Dialog opened onClose={onClose} title={t('add')}>
      <Stack>
        {preview !== null && <img className={styles.preview} src={preview} alt="" />}
        <TextField
          label={t('description')}
          description={t('descriptionHint')}
          required
          maxLength={limits.facilityPhotoText}
          value={description}
          error={isAsked && text === '' ? say('required') : undefined}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {addition.isError && <FormMessage kind="error">{addition.error.message}</FormMessage>}
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={addition.isPending} onClick={add}>
          {t('add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
