import { useState } from 'react';
import { limits } from '@shared/limits';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { useViewAs } from './admin-queries';
import { ReasonedForm } from './reasoned-form';

type Props = { userId: string; name: string; onClose: () => void };

export const ViewAsDialog = ({ userId, name, onClose }: Props) => {
  const { t } = useTranslation('admin-console');
  const [ticket, setTicket] = useState('');
  const view = useViewAs(userId);
  const given = ticket.trim();
  return (
    <ReasonedForm
      title={t('viewAs.title', { name })}
      label={t('reason')}
      submitLabel={t('viewAs.start')}
      // The page is left once the grant is there.
      saving={view.isPending || view.isSuccess}
      problem={view.error?.message}
      isComplete={given !== ''}
      onSubmit={(reason) => view.mutate({ reason, ticket: given })}
      onClose={onClose}
    >
      {(missing) => (
        <>
          <p>{t('viewAs.text', { minutes: limits.viewAsMinutes })}</p>
          <TextField
            label={t('viewAs.ticket')}
            required
            autoComplete="off"
            maxLength={limits.ticketNumberLength}
            value={ticket}
            onChange={(event) => setTicket(event.currentTarget.value)}
            error={missing(given === '')}
          />
        </>
      )}
    </ReasonedForm>
  );
};
