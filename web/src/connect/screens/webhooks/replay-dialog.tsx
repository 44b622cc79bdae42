import { DateTimeField } from '@/components/ui/editing/date-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReplayForm, type WebhookDetail } from '@shared/connect/model/webhook';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { say, sayNotice } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import styles from './webhooks.module.css';

const hourMs = 3600 * 1000;

/** Value of a date and time field, in the browser's zone. */
const asTyped = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const instantOf = (typed: string): string => {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

export const ReplayDialog = ({ webhook, onClose }: { webhook: WebhookDetail; onClose: () => void }) => {
  const { t } = useTranslation('webhooks');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { webhookId } = webhook;
  const [from, setFrom] = useState(() => asTyped(new Date(Date.now() - hourMs)));
  const [until, setUntil] = useState(() => asTyped(new Date()));
  const [checked, setChecked] = useState(false);
  const form = { from: instantOf(from), until: instantOf(until) };
  const parsed = ReplayForm.safeParse(form);
  const isLate = form.from !== '' && form.until !== '' && !parsed.success;
  const start = useMutation({
    mutationFn: () =>
      api('replayEvents', { params: { webhookId }, body: form }, { idempotencyKey: keyFor({ webhookId, ...form }) }),
    onSuccess: (changed) => {
      toast.success(t('replay.started'));
      onClose();
      client.setQueryData(queryOf('getWebhook', { params: { webhookId } }).queryKey, changed);
      void readAgain(client, ['listDeliveries']);
    },
  });
  const missing = (value: string) => (checked && value === '' ? say('required') : undefined);
  const tooLate = checked && isLate ? sayNotice('replayRangeInvalid') : undefined;
  return (
    <Dialog opened onClose={onClose} title={t('replay.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (parsed.success && !start.isPending) start.mutate();
        }}
      >
        <p className={styles.hint}>{t('replay.text')}</p>
        {start.isError && <FormMessage kind="error">{start.error.message}</FormMessage>}
        <Row fields align="start">
          <DateTimeField
            label={t('replay.from')}
            required
            value={from}
            error={missing(form.from)}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <DateTimeField
            label={t('replay.until')}
            required
            value={until}
            error={missing(form.until) ?? tooLate}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        </Row>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={start.isPending}>
            {t('replay.start')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
