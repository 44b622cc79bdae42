import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chooses, outboundTypes, type OutboundType } from '@shared/connect/model/outbound-vocabulary';
import type { WebhookDetail } from '@shared/connect/model/webhook';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { readAgain } from '@/lib/requests/query-of';
import styles from './webhooks.module.css';

export const TestDialog = ({ webhook, onClose }: { webhook: WebhookDetail; onClose: () => void }) => {
  const { t } = useTranslation('webhooks');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { webhookId, events } = webhook;
  const chosen = outboundTypes.filter((it) => chooses(events, it));
  const [type, setType] = useState<OutboundType>(chosen[0] ?? outboundTypes[0]!);
  const send = useMutation({
    mutationFn: () =>
      api('sendTestEvent', { params: { webhookId }, body: { type } }, { idempotencyKey: keyFor({ webhookId, type }) }),
    onSuccess: () => {
      toast.success(t('test.sent'));
      onClose();
      void readAgain(client, ['listDeliveries']);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('test.title')}>
      <p className={styles.hint}>{t('test.text')}</p>
      {send.isError && <FormMessage kind="error">{send.error.message}</FormMessage>}
      <SelectField
        label={t('test.type')}
        data={outboundTypes.map((value) => ({ value, label: value }))}
        value={type}
        onChange={(value) => value && setType(value)}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={send.isPending} onClick={() => send.mutate()}>
          {t('test.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
