import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import type { WebhookDetail } from '@shared/connect/model/webhook';
import { CopyButton } from '@/components/copy-button';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './webhooks.module.css';

/** The secret is kept in this component only, never in the cache of answers. */
export const SecretPart = ({ webhook }: { webhook: WebhookDetail }) => {
  const { t } = useTranslation('webhooks');
  const { webhookId } = webhook;
  const [secret, setSecret] = useState<string | null>(null);
  const [rotating, setRotating] = useState(false);
  const reveal = useMutation({
    mutationFn: () => api('revealWebhookSecret', { params: { webhookId } }),
    onSuccess: (answer) => setSecret(answer.secret),
    onError: (error) => toast.error(error.message),
    gcTime: 0,
  });
  const earlier = webhook.secrets.find(({ endsAt }) => endsAt !== null);
  return (
    <section className={styles.part} aria-label={t('secret.title')}>
      <h2>{t('secret.title')}</h2>
      <p className={styles.hint}>{t('secret.text')}</p>
      {secret !== null && <p className={styles.block}>{secret}</p>}
      {earlier?.endsAt && (
        <p className={styles.hint}>{t('secret.until', { date: formatDateTime(earlier.endsAt, ownZone()) })}</p>
      )}
      <Row>
        {secret === null ? (
          <Button size="small" variant="secondary" loading={reveal.isPending} onClick={() => reveal.mutate()}>
            {t('secret.reveal')}
          </Button>
        ) : (
          <>
            <CopyButton
              text={secret}
              label={t('secret.copy')}
              copied={t('secret.copied')}
              failed={t('secret.copyFailed')}
            />
            <Button size="small" variant="quiet" onClick={() => setSecret(null)}>
              {t('secret.hide')}
            </Button>
          </>
        )}
        <Button size="small" variant="quiet" onClick={() => setRotating(true)}>
          {t('secret.rotate')}
        </Button>
      </Row>
      {rotating && <RotateDialog webhook={webhook} onClose={() => setRotating(false)} />}
    </section>
  );
};

const usualHours = 24;

const RotateDialog = ({ webhook, onClose }: { webhook: WebhookDetail; onClose: () => void }) => {
  const { t } = useTranslation('webhooks');
  const client = useQueryClient();
  const { webhookId, version } = webhook;
  const [hours, setHours] = useState<(typeof limits.webhookSecretHours)[number]>(usualHours);
  const rotate = useMutation({
    mutationFn: () => api('rotateWebhookSecret', { params: { webhookId }, body: { hours, version } }),
    onSuccess: (changed) => {
      toast.success(t('secret.rotated'));
      onClose();
      client.setQueryData(queryOf('getWebhook', { params: { webhookId } }).queryKey, changed);
    },
    onError: () => void readAgain(client, ['getWebhook'], { refetchType: 'none' }),
  });
  return (
    <Dialog opened onClose={onClose} title={t('secret.rotateTitle')}>
      <p className={styles.hint}>{t('secret.rotateText')}</p>
      {rotate.isError && <FormMessage kind="error">{rotate.error.message}</FormMessage>}
      <SelectField
        label={t('secret.keep')}
        data={limits.webhookSecretHours.map((value) => ({
          value: String(value),
          label: t('secret.hours', { hours: value }),
        }))}
        value={String(hours)}
        onChange={(value) => setHours(limits.webhookSecretHours.find((it) => String(it) === value) ?? usualHours)}
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={rotate.isPending} onClick={() => rotate.mutate()}>
          {t('secret.rotate')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
