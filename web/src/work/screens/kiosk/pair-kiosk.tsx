import { useState, type SubmitEvent } from 'react';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import styles from './kiosk.module.css';
import { keepKiosk } from './paired-kiosk';

/** The code as shown, in two groups. */
const codeOf = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** These errors have texts about forms and links. */
const isWrongCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'INVALID_TOKEN' || error.code === 'INVALID_REQUEST');

export const PairKiosk = ({ wasRemoved }: { wasRemoved: boolean }) => {
  const { t } = useTranslation('kiosk');
  const oneAtATime = useOneAtATime();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [isPairing, setIsPairing] = useState(false);
  const pair = async () => {
    setIsPairing(true);
    setProblem(null);
    setIsWrong(false);
    try {
      const { kioskId, secret } = await api('pairKiosk', { body: { code: codeOf(typed) } });
      keepKiosk({ kioskId, secret });
    } catch (error) {
      if (isWrongCode(error)) setIsWrong(true);
      else setProblem((error as Error).message);
      setIsPairing(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void oneAtATime(pair);
  };
  return (
    <form className={styles.pair} noValidate onSubmit={submit}>
      <Stack gap="l">
        <div>
          <h1>{t('pair.title')}</h1>
          <p>{t('pair.text')}</p>
        </div>
        {wasRemoved && problem === null && !isWrong && <FormMessage kind="info">{t('pair.removed')}</FormMessage>}
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        <TextField
          label={t('pair.code')}
          description={t('pair.hint')}
          error={isWrong ? t('pair.wrong') : undefined}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="large" loading={isPairing} disabled={codeOf(typed) === ''}>
          {t('pair.submit')}
        </Button>
      </Stack>
    </form>
  );
};
