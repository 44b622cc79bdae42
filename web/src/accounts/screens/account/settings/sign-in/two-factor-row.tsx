import { useEffect, useRef, useState } from 'react';
import { limits } from '@shared/limits';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api, type ApiResult } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { SettingRow } from '../setting-row';
import { TwoFactorSetup } from './two-factor-setup';

type Stage =
  | { step: 'overview' }
  | { step: 'password' }
  | { step: 'scan'; password: string; setup: ApiResult<'startTwoFactor'> }
  | { step: 'codes'; codes: readonly string[]; renewed: boolean }
  | { step: 'renew' }
  | { step: 'disable' };

type Props = {
  enabled: boolean;
  /** Undefined while it is off. */
  codesLeft: number | undefined;
  email: string;
  /** Called after the recovery codes were saved. */
  onSetUp: () => void;
};

const CodesLeft = ({ left }: { left: number }) => {
  const { t } = useTranslation('settings');
  if (left <= limits.recoveryCodesFew) {
    return <FormMessage kind="info">{t('accountSettings.recoveryCodes.few', { left })}</FormMessage>;
  }
  return t('accountSettings.recoveryCodes.left', { left, total: limits.recoveryCodes });
};

export const TwoFactorRow = ({ enabled, codesLeft, email, onSetUp }: Props) => {
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

  const begin = (step: 'password' | 'disable' | 'renew') => {
    setDone(null);
    setStage({ step });
  };

  const finish = (message: string) => {
    setDone(message);
    toOverview();
  };

  const isOverview = stage.step === 'overview';
  return (
    <SettingRow
      id="two-factor"
      title={t('accountSettings.twoFactor.title')}
      value={
        isOverview &&
        (enabled && codesLeft !== undefined ? <CodesLeft left={codesLeft} /> : t('accountSettings.twoFactor.text'))
      }
      action={
        <>
          <Badge tone={enabled ? 'success' : 'neutral'}>
            {t(enabled ? 'accountSettings.twoFactor.on' : 'accountSettings.twoFactor.off')}
          </Badge>
          {isOverview && enabled && (
            <>
              <Button ref={firstButton} variant="secondary" size="small" onClick={() => begin('renew')}>
                {t('accountSettings.recoveryCodes.renew')}
              </Button>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('accountSettings.twoFactor.disable')}
                onClick={() => begin('disable')}
              >
                {t('accountSettings.twoFactor.turnOff')}
              </Button>
            </>
          )}
          {isOverview && !enabled && (
            <Button ref={firstButton} variant="secondary" size="small" onClick={() => begin('password')}>
              {t('accountSettings.twoFactor.enable')}
            </Button>
          )}
        </>
      }
    >
      {isOverview && done && <FormMessage kind="success">{done}</FormMessage>}
      {!isOverview && (
        <Stack>
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
                setStage({ step: 'codes', codes, renewed: false });
                void refresh();
              }}
              onCancel={toOverview}
            />
          )}
          {stage.step === 'codes' && (
            <RecoveryCodes
              codes={stage.codes}
              title={stage.renewed ? t('accountSettings.recoveryCodes.renewed') : say('twoFactorOn')}
              onSaved={() => {
                if (stage.renewed) return toOverview();
                finish(say('twoFactorOn'));
                onSetUp();
              }}
            />
          )}
          {stage.step === 'renew' && (
            <PasswordStep
              key="renew"
              email={email}
              text={t('accountSettings.recoveryCodes.renewText')}
              submitLabel={t('accountSettings.twoFactor.continue')}
              failed={t('accountSettings.twoFactor.failed')}
              onSubmit={async (password) => {
                const { recoveryCodes } = await api('renewRecoveryCodes', { body: { password } });
                setStage({ step: 'codes', codes: recoveryCodes, renewed: true });
                void refresh();
              }}
              onCancel={toOverview}
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
      )}
    </SettingRow>
  );
};
