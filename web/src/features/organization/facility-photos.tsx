import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@shared/limits';
import type { FacilityPhoto } from '@shared/model/facility-photo';
import { FormSection } from '@/components/editing/form-section';
import { FileButton } from '@/components/file-drop/file-button';
import { acceptOf, checkFile } from '@/components/file-drop/file-rules';
import { MutedText, Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { organizationQuery } from '@/entities/organization/organization-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { AddPhotoDialog } from './add-photo-dialog';
import styles from './facility-photos.module.css';
import { facilityPhotoRules, useFacilityPhotos } from './use-facility-photos';

type RowProps = {
  photo: FacilityPhoto;
  index: number;
  count: number;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onDescribe: (description: string) => void;
  onRemove: () => void;
};

const PhotoRow = ({ photo, index, count, isBusy, onMove, onDescribe, onRemove }: RowProps) => {
  const { t } = useTranslation('facility-photos');
  const [text, setText] = useState(photo.description);
  const named = { number: index + 1, description: photo.description };
  const save = () => {
    const next = text.trim();
    if (next === '') setText(photo.description);
    else if (next !== photo.description) onDescribe(next);
  };
  return (
    <li className={styles.row}>
      <img className={styles.thumb} src={photo.thumb_url} alt={photo.description} loading="lazy" />
      <div className={styles.words}>
        <TextField
          label={t('descriptionOf', { number: index + 1 })}
          value={text}
          maxLength={limits.facilityPhotoText}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={save}
          onKeyDown={(event) => {
            // The company's form would be sent.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
        <Row gap="xs">
          <Button
            variant="quiet"
            size="small"
            disabled={isBusy || index === 0}
            aria-label={t('up', named)}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={16} aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={isBusy || index === count - 1}
            aria-label={t('down', named)}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={16} aria-hidden="true" />
          </Button>
          <Button variant="quiet" size="small" disabled={isBusy} aria-label={t('removeOf', named)} onClick={onRemove}>
            {t('remove')}
          </Button>
        </Row>
      </div>
    </li>
  );
};

const moved = (photos: readonly FacilityPhoto[], from: number, by: number): FacilityPhoto[] =>
  photos.toSpliced(from, 1).toSpliced(from + by, 0, photos[from]!);

export const FacilityPhotos = () => {
  const { t } = useTranslation('facility-photos');
  const photos = useQuery({ ...organizationQuery(), enabled: false }).data?.photos ?? [];
  const { addition, saving, removal } = useFacilityPhotos();
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState<FacilityPhoto | null>(null);
  const isFull = photos.length >= limits.facilityPhotos;
  const isBusy = saving.isPending || removal.isPending;

  const choose = (file: File) => {
    const checked = checkFile(file, facilityPhotoRules);
    const isRefused = 'problem' in checked;
    addition.reset();
    setProblem(isRefused ? checked.problem : null);
    setChosen(isRefused ? null : file);
  };

  return (
    <FormSection title={t('title')}>
      <MutedText>{t('text')}</MutedText>
      {photos.length > 0 && (
        <ol className={styles.rows} role="list">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.photoId}
              {...{ photo, index, isBusy, count: photos.length }}
              onMove={(by) => saving.mutate(moved(photos, index, by))}
              onDescribe={(description) => saving.mutate(photos.with(index, { ...photo, description }))}
              onRemove={() => setRemoving(photo)}
            />
          ))}
        </ol>
      )}
      {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      {isFull ? (
        <MutedText>{t('full', { count: limits.facilityPhotos })}</MutedText>
      ) : (
        <Row>
          <FileButton variant="secondary" fileLabel={t('file')} accept={acceptOf(facilityPhotoRules)} onFile={choose}>
            {t('add')}
          </FileButton>
        </Row>
      )}
      {chosen && <AddPhotoDialog file={chosen} addition={addition} onClose={() => setChosen(null)} />}
      <ConfirmDialog
        opened={removing !== null}
        danger
        title={t('removeTitle')}
        text={removing?.description ?? ''}
        confirmLabel={t('remove')}
        loading={removal.isPending}
        onConfirm={() => removing && removal.mutate(removing.photoId, { onSettled: () => setRemoving(null) })}
        onClose={() => setRemoving(null)}
      />
    </FormSection>
  );
};
