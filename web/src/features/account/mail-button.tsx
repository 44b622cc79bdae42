import { useTranslation } from '@/lib/i18n/i18n';
import { Button, type ButtonVariant } from '@/components/ui/base/button';

type Props = { variant: ButtonVariant; label: string; busy: boolean; secondsLeft: number; onClick: () => void };

export const MailButton = ({ variant, label, busy, secondsLeft, onClick }: Props) => {
  const { t } = useTranslation('account');
  return (
    <Button variant={variant} loading={busy} disabled={secondsLeft > 0} onClick={onClick}>
      {secondsLeft > 0 ? t('mail.countdown', { label, wait: waitText(secondsLeft) }) : label}
    </Button>
  );
};

const waitText = (seconds: number): string =>
  seconds < 120 ? `${seconds}s` : seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
