import { Suspense, useState } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { CopyButton } from '@/components/copy-button';
import { Stack } from '@/components/layout';
import { CodeField } from '@/components/ui/editing/code-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api, type ApiResult } from '@/lib/api/api';
import { useLazyForm } from '@/lib/forms/form';
import { failureOutcome, type Outcome } from '../../outcome';
import { FormActions } from '../form-parts';
import styles from '../settings.module.css';

const QrCode = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })));
const schema = () => import('../../account-forms').then((it) => it.CodeForm);
const qrSize = 176;
/** Groups of four are easier to type; authenticator apps ignore spaces. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

type Props = {
  setup: ApiResult<'startTwoFactor'>;
  password: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

export const TwoFactorSetup = ({ setup, password, onConfirmed, onCancel }: Props) => {
  const { t } = useTranslation(['settings', 'account']);
  const form = useLazyForm(schema, { code: '' });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const confirm = form.handleSubmit(async ({ code }) => {
    setOutcome(null);
    try {
      const { recoveryCodes } = await api('confirmTwoFactor', { body: { password, code } });
      onConfirmed(recoveryCodes);
    } catch (error) {
      setOutcome(failureOutcome(form, error, t('accountSettings.twoFactor.failed')));
      form.setFocus('code', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Stack>
        <p>{t('accountSettings.twoFactor.scan')}</p>
        <div className={styles.setup}>
          <div className={styles.qr} style={{ minWidth: qrSize, minHeight: qrSize }}>
            <Suspense fallback={null}>
              <QrCode
                value={setup.otpauthUri}
                size={qrSize}
                marginSize={0}
                role="img"
                title={t('accountSettings.twoFactor.qrTitle')}
              />
            </Suspense>
          </div>
          <div className={styles.manual}>
            <p id="totp-key">{t('accountSettings.twoFactor.manual')}</p>
            <code className={styles.secret} aria-labelledby="totp-key">
              {inGroups(setup.secret)}
            </code>
            <CopyButton
              text={setup.secret}
              label={t('accountSettings.twoFactor.copyKey')}
              copied={t('copied')}
              failed={t('copyFailed')}
            />
          </div>
        </div>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <CodeField
          {...form.register('code')}
          label={t('accountSettings.twoFactor.code')}
          autoFocus
          required
          error={errors.code?.message}
        />
        <FormActions submit={t('accountSettings.twoFactor.confirm')} isSubmitting={isSubmitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
};
