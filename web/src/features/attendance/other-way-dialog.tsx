import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/base/button';
import { CodeField } from '@/components/ui/editing/code-field';
import { Dialog } from '@/components/ui/records/dialog';
import { Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './shift-day.module.css';

export type OtherWayReason = 'outside' | 'unsure' | 'chosen';

type Props = {
  reason: OtherWayReason;
  location: string;
  meters: number;
  /** From the address that a screen's picture holds. */
  code: string;
  onCode: (code: string) => void;
  onAnyway: () => void;
  onClose: () => void;
};

/** Never refuses: without any proof, the supervisor confirms. */
export const OtherWayDialog = ({ reason, location, meters, code, onCode, onAnyway, onClose }: Props) => {
  const { t } = useTranslation('shift-day');
  const [typed, setTyped] = useState(code);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isWhole = /^\d{6}$/.test(typed);
    setIsWrong(!isWhole);
    if (isWhole) onCode(typed);
  };
  return (
    <Dialog opened onClose={onClose} title={t('other.title')}>
      <Stack>
        <p>{reason === 'chosen' ? t('other.text') : t(`other.${reason}`, { location, meters })}</p>
        <form onSubmit={submit} noValidate>
          <Stack>
            <CodeField
              label={t('other.field')}
              description={t('other.codeText')}
              value={typed}
              autoFocus
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={isWrong ? t('other.digits') : undefined}
            />
            <Button type="submit" fullWidth className={styles.target ?? ''}>
              {t('other.withCode')}
            </Button>
          </Stack>
        </form>
        <div>
          <Button variant="secondary" fullWidth className={styles.target ?? ''} onClick={onAnyway}>
            {t('other.anyway')}
          </Button>
          <p className={styles.soft}>{t('other.anywayText')}</p>
        </div>
      </Stack>
    </Dialog>
  );
};
