import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { say } from '@/lib/i18n/notices';
import type { VerificationCase } from '@shared/people/model/verification';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { credentialsQuery, useCheckNpi } from './credential-queries';

/** The registry answers within seconds; stop polling after this long. */
const timeoutMs = 30_000;
const intervalMs = 2000;

const useAnswer = (version: number) => {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  useQuery({ ...credentialsQuery(), ...(askedAt !== null && { refetchInterval: intervalMs }) });
  // An answer changes the version.
  useEffect(() => {
    setAskedAt(null);
  }, [version]);
  useEffect(() => {
    if (askedAt === null) return undefined;
    const timer = setTimeout(() => setAskedAt(null), timeoutMs);
    return () => clearTimeout(timer);
  }, [askedAt]);
  return { waiting: askedAt !== null, wait: () => setAskedAt(Date.now()) };
};

export const RegistryCheck = ({ credential }: { credential: VerificationCase }) => {
  const { t } = useTranslation('credentials');
  const check = useCheckNpi();
  const { waiting, wait } = useAnswer(credential.version);
  const { status, couldNotBeChecked } = credential;
  const askable = status !== 'verified';
  if (!askable) return null;
  return (
    <Stack gap="s">
      {couldNotBeChecked && !waiting && <FormMessage kind="info">{say('registryUnavailable')}</FormMessage>}
      {waiting && <FormMessage kind="info">{say('npiCheckRequested')}</FormMessage>}
      {check.isError && <FormMessage kind="error">{check.error.message}</FormMessage>}
      <Row>
        <Button
          size="small"
          variant="secondary"
          loading={check.isPending || waiting}
          onClick={() => check.mutate(undefined, { onSuccess: wait })}
        >
          {t('checkAgain')}
        </Button>
      </Row>
    </Stack>
  );
};
