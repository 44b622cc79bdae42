import { type SubmitEvent, useState } from 'react';
import { limits } from '@shared/limits';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';
import { useViewAs } from './admin-queries';

type Props = { userId: string; name: string; onClose: () => void };

export const ViewAsDialog = ({ userId, name, onClose }: Props) => {
  const { t } = useTranslation(['admin-console', 'common']);
  const [reason, setReason] = useState('');
  const [ticket, setTicket] = useState('');
  const [tried, setTried] = useState(false);
  const view = useViewAs(userId);
  const given = { reason: reason.trim(), ticket: ticket.trim() };
  const errorOf = (text: string): string | undefined => (tried && text === '' ? say('required') : undefined);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    // The page is left once the grant is there.
    if (view.isPending || view.isSuccess || given.reason === '' || given.ticket === '') return;
    view.mutate(given);
  };

  return (
    <Dialog opened onClose={onClose} title={t('viewAs.title', { name })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {view.isError && <FormMessage kind="error">{view.error.message}</FormMessage>}
          <p>{t('viewAs.text', { minutes: limits.viewAsMinutes })}</p>
          <TextField
            label={t('viewAs.ticket')}
            required
            autoComplete="off"
            maxLength={limits.ticketNumberLength}
            value={ticket}
            onChange={(event) => setTicket(event.currentTarget.value)}
            error={errorOf(given.ticket)}
          />
          <TextAreaField
            label={t('reason')}
            required
            rows={3}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={errorOf(given.reason)}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={view.isPending || view.isSuccess}>
              {t('viewAs.start')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
