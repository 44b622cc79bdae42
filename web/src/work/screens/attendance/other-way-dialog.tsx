import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/base/button';
import { CodeField } from '@/components/ui/editing/code-field';
import { Dialog } from '@/components/ui/records/dialog';
import { Stack } from '@/components/layout';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import styles from './shift-day.module.css';

/** `required`: at this location, only the code proves presence. */
export type OtherWay = { kind: 'in' | 'out'; reason: 'outside' | 'unsure' | 'chosen' | 'required' };

type Props = {
  way: OtherWay;
  location: string;
  meters: number;
  /** The code from the address in the screen's picture. */
  code: string;
  onCode: (code: string) => void;
  onAnyway: () => void;
  onClose: () => void;
};

const reasonText = (
  { reason }: OtherWay,
  { location, meters }: Pick<Props, 'location' | 'meters'>,
  t: TFunction<'shift-day'>,
): string => {
  if (reason === 'chosen') return t('other.text');
  return reason === 'required' ? t('other.required', { location }) : t(`other.${reason}`, { location, meters });
};

/** Never refuses: without any proof, the supervisor confirms. */
export const OtherWayDialog = ({ way, location, meters, code, onCode, onAnyway, onClose }: Props) => {
  const { t } = useTranslation('shift-day');
  const { kind, reason } = way;
  const [typed, setTyped] = useState(code);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isWhole = /^\d{6}$/.test(typed);
    setIsWrong(!isWhole);
    if (isWhole) onCode(typed);
  };
  return (
    <Dialog opened onClose={onClose} title={reason === 'required' ? t('other.titleOf', { kind }) : t('other.title')}>
      <Stack>
        <p>{reasonText(way, { location, meters }, t)}</p>
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
              {t('other.withCode', { kind })}
            </Button>
          </Stack>
        </form>
        <div>
          <Button variant="secondary" fullWidth className={styles.target ?? ''} onClick={onAnyway}>
            {t('other.anyway', { kind })}
          </Button>
          <p className={styles.soft}>{t('other.anywayText', { kind })}</p>
        </div>
      </Stack>
    </Dialog>
  );
};
