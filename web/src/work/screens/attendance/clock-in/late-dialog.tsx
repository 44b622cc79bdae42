import { Button } from '@/components/ui/base/button';
import { Dialog } from '@/components/ui/records/dialog';
import { Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../shift-day.module.css';

const choices = [5, 10, 15, 20, 30, 45, 60, 90] as const;

type Props = { onLate: (minutes: number) => void; onClose: () => void };

/** One tap, because the person may be driving soon. */
export const LateDialog = ({ onLate, onClose }: Props) => {
  const { t } = useTranslation('shift-day');
  return (
    <Dialog opened onClose={onClose} title={t('late.title')}>
      <Stack>
        <p>{t('late.text')}</p>
        <div className={styles.choices}>
          {choices.map((minutes) => (
            <Button key={minutes} variant="secondary" className={styles.target ?? ''} onClick={() => onLate(minutes)}>
              {t('late.minutes', { minutes })}
            </Button>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
};
