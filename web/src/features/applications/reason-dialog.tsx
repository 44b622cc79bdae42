import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/text-area-field';

type Props = {
  to: 'rejected' | 'withdrawn';
  required: boolean;
  saving: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Asks why an application ends. */
export const ReasonDialog = ({ to, required, saving, onSubmit, onClose }: Props) => {
  const { t } = useTranslation('applications');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(required && given === '');
    if (!required || given !== '') onSubmit(given);
  };

  return (
    <Dialog opened onClose={onClose} title={t(`reason.${to}.title`)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>{t(`reason.${to}.text`)}</p>
          <TextAreaField
            label={t('reason.label')}
            required={required}
            rows={4}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing ? messages.required : undefined}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('reason.cancel')}
            </Button>
            <Button type="submit" variant="danger" loading={saving}>
              {t(`move.${to}`)}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
