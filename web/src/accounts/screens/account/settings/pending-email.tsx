import { useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { errorText } from '../error-text';
import type { Outcome } from '../outcome';

type Props = { pending: NonNullable<Me['pendingEmail']>; onChanged: (outcome: Outcome) => void };
type Action = 'resendEmailChange' | 'cancelEmailChange';

export const PendingEmail = ({ pending, onChanged }: Props) => {
  const { t } = useTranslation('settings');
  const { refresh } = useSession();
  const [running, setRunning] = useState<Action | null>(null);

  const run = async (action: Action) => {
    setRunning(action);
    try {
      const { code } = await api(action);
      onChanged({ kind: 'success', text: say(code) });
    } catch (error) {
      onChanged({ kind: 'error', text: errorText(error, t('accountSettings.email.failed')) });
    }
    // Also after a failure, because the change may have ended.
    await refresh();
    setRunning(null);
  };

  const { email, sentAt, expiresAt } = pending;
  return (
    <FormMessage kind="info">
      <Stack gap="s">
        <p>
          {t('accountSettings.email.pending')} <strong>{email}</strong>
        </p>
        <p>
          {t('accountSettings.email.sent', {
            sent: formatDateTime(sentAt, ownZone()),
            until: formatDateTime(expiresAt, ownZone()),
          })}
        </p>
        <Row>
          <Button
            variant="secondary"
            size="small"
            loading={running === 'resendEmailChange'}
            disabled={running !== null}
            onClick={() => void run('resendEmailChange')}
          >
            {t('accountSettings.email.resend')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            loading={running === 'cancelEmailChange'}
            disabled={running !== null}
            onClick={() => void run('cancelEmailChange')}
          >
            {t('accountSettings.email.cancel')}
          </Button>
        </Row>
      </Stack>
    </FormMessage>
  );
};
