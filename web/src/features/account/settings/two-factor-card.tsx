import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api, type ApiResult } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorSetup } from './two-factor-setup';

type Stage =
  | { step: 'overview' }
  | { step: 'password' }
  | { step: 'scan'; password: string; setup: ApiResult<'startTwoFactor'> }
  | { step: 'codes'; codes: readonly string[] }
  | { step: 'disable' };

type Props = {
  enabled: boolean;
  email: string;
  /** After the recovery codes were saved. */
  onSetUp: () => void;
};

export const TwoFactorCard = ({ enabled, email, onSetUp }: Props) => {
  const { t } = useTranslation('settings');
  const { refresh } = useSession();
  const [stage, setStage] = useState<Stage>({ step: 'overview' });
  const [done, setDone] = useState<string | null>(null);
  const toOverview = () => setStage({ step: 'overview' });
  const firstButton = useRef<HTMLButtonElement>(null);
  const hadSteps = useRef(false);

  useEffect(() => {
    if (stage.step === 'overview' && hadSteps.current) firstButton.current?.focus();
    hadSteps.current = stage.step !== 'overview';
  }, [stage.step]);

  const begin = (step: 'password' | 'disable') => {
    setDone(null);
    setStage({ step });
  };

  const finish = (message: string) => {
    setDone(message);
    toOverview();
  };

  return (
    <Card
      title={t('accountSettings.twoFactor.title')}
      actions={
        <Badge tone={enabled ? 'success' : 'neutral'}>
          {t(enabled ? 'accountSettings.twoFactor.on' : 'accountSettings.twoFactor.off')}
        </Badge>
      }
    >
      <Stack>
        {stage.step === 'overview' && (
          <>
            {done && <FormMessage kind="success">{done}</FormMessage>}
            <MutedText>{t('accountSettings.twoFactor.text')}</MutedText>
            <Row>
              {enabled ? (
                <Button ref={firstButton} variant="secondary" onClick={() => begin('disable')}>
                  {t('accountSettings.twoFactor.disable')}
                </Button>
              ) : (
                <Button ref={firstButton} onClick={() => begin('password')}>
                  {t('accountSettings.twoFactor.enable')}
                </Button>
              )}
            </Row>
          </>
        )}
        {stage.step === 'password' && (
          <PasswordStep
            key="password"
            email={email}
            text={t('accountSettings.twoFactor.passwordText')}
            submitLabel={t('accountSettings.twoFactor.continue')}
            failed={t('accountSettings.twoFactor.failed')}
            onSubmit={async (password) => {
              const setup = await api('startTwoFactor', { body: { password } });
              setStage({ step: 'scan', password, setup });
            }}
            onCancel={toOverview}
          />
        )}
        {stage.step === 'scan' && (
          <TwoFactorSetup
            setup={stage.setup}
            password={stage.password}
            onConfirmed={(codes) => {
              setStage({ step: 'codes', codes });
              void refresh();
            }}
            onCancel={toOverview}
          />
        )}
        {stage.step === 'codes' && (
          <RecoveryCodes
            codes={stage.codes}
            onSaved={() => {
              finish(say('twoFactorOn'));
              onSetUp();
            }}
          />
        )}
        {stage.step === 'disable' && (
          <PasswordStep
            key="disable"
            email={email}
            text={t('accountSettings.twoFactor.disableText')}
            submitLabel={t('accountSettings.twoFactor.disable')}
            failed={t('accountSettings.twoFactor.failed')}
            danger
            onSubmit={async (password) => {
              await api('disableTwoFactor', { body: { password } });
              await refresh();
              finish(say('twoFactorOff'));
            }}
            onCancel={toOverview}
          />
        )}
      </Stack>
    </Card>
  );
};
