import { useState, type KeyboardEvent } from 'react';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { CodeField } from '@/components/ui/editing/code-field';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './settings.module.css';
import { useSendPhoneCode, useVerifyPhone } from './settings-queries';

const messageOf = (error: unknown, field: string): string =>
  (error instanceof ApiError && error.fields?.[field]) || (error instanceof Error ? error.message : String(error));

/** Must not submit the surrounding form. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};

const Code = ({ phone, onVerified, onBack }: { phone: string; onVerified: () => void; onBack: () => void }) => {
  const { t } = useTranslation('notification-settings');
  const verify = useVerifyPhone();
  const resend = useSendPhoneCode();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const check = () => {
    if (verify.isPending) return;
    if (code.length !== limits.otpLength) return setProblem(say('codeFormat', { digits: limits.otpLength }));
    setProblem(undefined);
    verify.mutate(code, {
      onSuccess: () => {
        toast.success(say('phoneVerified'));
        onVerified();
      },
      onError: (error) => setProblem(messageOf(error, 'code')),
    });
  };
  const sendAgain = () =>
    resend.mutate(phone, {
      onSuccess: () => toast.success(say('phoneCodeSent')),
      onError: (error) => setProblem(messageOf(error, 'phone')),
    });
  return (
    <Stack gap="s">
      <MutedText>{t('sms.codeSent', { phone, minutes: limits.otpMinutes })}</MutedText>
      <CodeField
        label={t('sms.code')}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={onEnter(check)}
      />
      <Row>
        <Button variant="secondary" loading={verify.isPending} onClick={check}>
          {t('sms.verify')}
        </Button>
        <Button variant="quiet" loading={resend.isPending} onClick={sendAgain}>
          {t('sms.resend')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('sms.otherNumber')}
        </Button>
      </Row>
    </Stack>
  );
};

const NewNumber = ({ known, onSent }: { known: string; onSent: (phone: string) => void }) => {
  const { t } = useTranslation('notification-settings');
  const send = useSendPhoneCode();
  const [phone, setPhone] = useState(known);
  const [problem, setProblem] = useState<string | undefined>();
  const start = () => {
    if (send.isPending) return;
    if (phone.trim() === '') return setProblem(say('phoneNotUsable'));
    setProblem(undefined);
    send.mutate(phone, {
      onSuccess: () => {
        toast.success(say('phoneCodeSent'));
        onSent(phone);
      },
      onError: (error) => setProblem(messageOf(error, 'phone')),
    });
  };
  return (
    <Stack gap="s">
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={limits.phoneLength}
        label={t('sms.phone')}
        description={t('sms.phoneText')}
        value={phone}
        error={problem}
        onChange={(event) => setPhone(event.currentTarget.value)}
        onKeyDown={onEnter(start)}
      />
      <Row>
        <Button variant="secondary" loading={send.isPending} onClick={start}>
          {t('sms.send')}
        </Button>
      </Row>
    </Stack>
  );
};

export const PhoneSetup = ({ phone, verified }: { phone: string; verified: boolean }) => {
  const { t } = useTranslation('notification-settings');
  const [changing, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const done = () => {
    setSentTo(null);
    setChanging(false);
  };
  if (sentTo !== null) {
    return (
      <div className={styles.setup}>
        <Code phone={sentTo} onVerified={done} onBack={() => setSentTo(null)} />
      </div>
    );
  }
  if (verified && !changing) {
    return (
      <Row justify="between" className={styles.setup}>
        <Row>
          <strong>{phone}</strong>
          <Badge tone="success">{t('sms.verified')}</Badge>
        </Row>
        <Button variant="quiet" onClick={() => setChanging(true)}>
          {t('sms.change')}
        </Button>
      </Row>
    );
  }
  return (
    <div className={styles.setup}>
      <NewNumber known={phone} onSent={setSentTo} />
    </div>
  );
};
