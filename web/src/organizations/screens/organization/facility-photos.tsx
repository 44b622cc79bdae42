import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@shared/limits';
import type { FacilityPhoto } from '@shared/people/model/facility-photo';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { FormSection } from '@/components/editing/form-section';
import { FileButton } from '@/components/file-drop/file-button';
import { acceptOf, checkFile } from '@/components/file-drop/file-rules';
import { MutedText, Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { organizationQuery } from '@/organizations/parts/organization/organization-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { AddPhotoDialog } from './add-photo-dialog';
import styles from './facility-photos.module.css';
import { facilityPhotoRules, type Rewording, useFacilityPhotos } from './use-facility-photos';

type RowProps = {
  photo: FacilityPhoto;
  index: number;
  count: number;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  /** A colleague's text that this would replace. */
  onReword: (rewording: Rewording) => Promise<string | null>;
  onRemove: () => void;
};

const PhotoRow = ({ photo, index, count, isBusy, onMove, onReword, onRemove }: RowProps) => {
  const { t } = useTranslation('facility-photos');
  const { photoId, description } = photo;
  const [text, setText] = useState(description);
  const [base, setBase] = useState(description);
  const [theirs, setTheirs] = useState<string | null>(null);
  const startFrom = (stored: string) => {
    setBase(stored);
    setText(stored);
  };
  // No other text was typed here.
  if (description !== base && (text === base || text.trim() === description)) startFrom(description);
  const named = { number: index + 1, description };
  const send = (from: string) => void onReword({ photoId, from, to: text.trim() }).then(setTheirs, () => undefined);
  const save = () => {
    if (text.trim() === '') setText(base);
    else if (text.trim() !== base) send(base);
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
            // Enter would submit the company form.
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
      {theirs !== null && (
        <ConflictDialog
          saving={isBusy}
          differences={[{ field: 'description', label: t('descriptionOf', named), stored: theirs, yours: text.trim() }]}
          onResolve={({ description: choice }) => {
            if (choice === 'yours') return send(theirs);
            startFrom(theirs);
            setTheirs(null);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </li>
  );
};

const moved = (photos: readonly FacilityPhoto[], from: number, by: number): FacilityPhoto[] =>
  photos.toSpliced(from, 1).toSpliced(from + by, 0, photos[from]!);

export const FacilityPhotos = () => {
  const { t } = useTranslation('facility-photos');
  const { photos = [], photosVersion = 0 } = useQuery({ ...organizationQuery(), enabled: false }).data ?? {};
  const { addition, saving, rewording, removal } = useFacilityPhotos();
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState<FacilityPhoto | null>(null);
  const isFull = photos.length >= limits.facilityPhotos;
  const isBusy = saving.isPending || rewording.isPending || removal.isPending;

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
              onMove={(by) => saving.mutate({ photos: moved(photos, index, by), photosVersion })}
              onReword={rewording.mutateAsync}
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
