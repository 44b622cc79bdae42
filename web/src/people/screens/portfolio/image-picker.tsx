import { limits } from '@shared/limits';
import { FileButton } from '@/components/file-drop/file-button';
import { FileDrop } from '@/components/file-drop/file-drop';
import { acceptOf, checkFile } from '@/components/file-drop/file-rules';
import { imageRules } from '@/people/parts/profile/image-rules';
import { usePreview } from '@/components/file-drop/use-preview';
import { Row, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { bytesPerMegabyte } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ImageChoice } from './portfolio-queries';
import styles from './portfolio.module.css';

type Props = {
  choice: ImageChoice;
  stored: string | null;
  problem: string | null;
  percent: number | null;
  saving: boolean;
  choose: (choice: ImageChoice, problem?: string | null) => void;
};

export const ImagePicker = ({ choice, stored, problem, percent, saving, choose }: Props) => {
  const { t } = useTranslation('portfolio');
  const preview = usePreview(choice instanceof File ? choice : null);
  const shown = choice === 'remove' ? null : (preview ?? stored);
  const accept = acceptOf(imageRules);
  const take = (file: File) => {
    const checked = checkFile(file, imageRules);
    if ('problem' in checked) choose(choice, checked.problem);
    else choose(file);
  };

  return (
    <div role="group" aria-label={t('fields.image')}>
      <Stack gap="xs">
        <span className={styles.label}>{t('fields.image')}</span>
        {shown === null ? (
          <FileDrop
            buttonLabel={t('image.choose')}
            fileLabel={t('image.file')}
            accept={accept}
            busy={saving}
            onFile={take}
            testId="portfolio-image-drop-zone"
          >
            {t('image.rules', { size: limits.photoBytes / bytesPerMegabyte })}
          </FileDrop>
        ) : (
          <>
            <div className={styles.preview}>
              <img src={shown} alt={t('image.preview')} />
            </div>
            <Row>
              <FileButton
                variant="secondary"
                size="small"
                disabled={saving}
                fileLabel={t('image.file')}
                accept={accept}
                onFile={take}
              >
                {t('image.replace')}
              </FileButton>
              <Button
                variant="quiet"
                size="small"
                disabled={saving}
                onClick={() => choose(stored === null ? null : 'remove')}
              >
                {t('image.remove')}
              </Button>
            </Row>
          </>
        )}
        {percent !== null && <Meter label={t('image.uploading')} percent={percent} />}
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      </Stack>
    </div>
  );
};
