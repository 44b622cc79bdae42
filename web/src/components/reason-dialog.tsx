import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { Stack } from './layout';
import { Button } from './ui/base/button';
import { Dialog, DialogActions } from './ui/records/dialog';
import { FormMessage } from './ui/fields/form-message';
import { TextAreaField } from './ui/editing/text-area-field';

type Props = {
  title: string;
  text: ReactNode;
  label: string;
  confirmLabel: string;
  required?: boolean;
  danger?: boolean;
  maxLength?: number;
  saving: boolean;
  problem?: string | undefined;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

export const ReasonDialog = ({
  title,
  text,
  label,
  confirmLabel,
  required = false,
  danger = false,
  maxLength = limits.reasonLength,
  saving,
  problem,
  onSubmit,
  onClose,
}: Props) => {
  const { t } = useTranslation('common');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(required && given === '');
    if (!saving && (!required || given !== '')) onSubmit(given);
  };

  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem !== undefined && <FormMessage kind="error">{problem}</FormMessage>}
          <div>{text}</div>
          <TextAreaField
            label={label}
            required={required}
            rows={4}
            maxLength={maxLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing ? say('required') : undefined}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={saving}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
