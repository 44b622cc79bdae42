import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { Button, type ButtonVariant } from '@/components/ui/base/button';

type Props = { variant: ButtonVariant; label: string; busy: boolean; secondsLeft: number; onClick: () => void };

export const MailButton = ({ variant, label, busy, secondsLeft, onClick }: Props) => {
  const { t } = useTranslation('account-access');
  return (
    <Button variant={variant} loading={busy} disabled={secondsLeft > 0} onClick={onClick}>
      {secondsLeft > 0 ? t('mail.countdown', { label, wait: waitText(t, secondsLeft) }) : label}
    </Button>
  );
};

const waitText = (t: TFunction<'account-access'>, seconds: number): string => {
  if (seconds < 120) return t('mail.seconds', { count: seconds });
  return seconds < 7200
    ? t('mail.minutes', { count: Math.ceil(seconds / 60) })
    : t('mail.hours', { count: Math.ceil(seconds / 3600) });
};
