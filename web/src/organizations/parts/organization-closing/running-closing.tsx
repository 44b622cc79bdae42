import { useState } from 'react';
import { limits } from '@shared/limits';
import type { ClosingFigures, OrganizationClosing } from '@shared/organizations/model/organization-closing';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useCancelClosing } from './closing-queries';
import styles from './closing.module.css';
import { hasObligations, Obligations } from './obligations';

type Props = { organization: string; closing: OrganizationClosing; figures: ClosingFigures };

const Receipts = ({ receipts }: Pick<OrganizationClosing, 'receipts'>) => {
  const { t } = useTranslation('organization-closing');
  if (receipts.length === 0) return <MutedText>{t('running.started')}</MutedText>;
  return (
    <ul className={styles.owed} aria-label={t('running.receipts')}>
      {receipts.map(({ during, step, at, count }) => (
        <li key={`${during} ${step}`}>
          <span>{t(`done.${step}`, { count })}</span>
          <span className={styles.soft}>{formatDateTime(at, ownZone())}</span>
        </li>
      ))}
    </ul>
  );
};

/** During the grace period: what was done, what is owed, and how to cancel. */
export const RunningClosing = ({ organization, closing, figures }: Props) => {
  const { t } = useTranslation('organization-closing');
  const [isAsked, setAsked] = useState(false);
  const cancel = useCancelClosing();
  const date = formatDate(closing.closesAt, ownZone());
  const keep = () => {
    if (cancel.isPending) return;
    cancel.mutate(undefined, {
      onSuccess: () => toast.success(t('running.canceled', { organization })),
      onSettled: () => setAsked(false),
    });
  };
  return (
    <Stack gap="m">
      <FormMessage kind="info">{t('running.text', { organization, date })}</FormMessage>
      <MutedText>
        {t('running.requested', { name: closing.requestedBy, at: formatDateTime(closing.requestedAt, ownZone()) })}
      </MutedText>
      <Receipts receipts={closing.receipts} />
      {hasObligations(figures) && <Obligations {...figures} />}
      {cancel.error && <FormMessage kind="error">{cancel.error.message}</FormMessage>}
      <Row>
        <Button onClick={() => setAsked(true)}>{t('keep')}</Button>
      </Row>
      <ConfirmDialog
        opened={isAsked}
        title={t('running.cancelTitle', { organization })}
        text={t('running.cancelText', { days: limits.reopenDays })}
        confirmLabel={t('keep')}
        loading={cancel.isPending}
        onConfirm={keep}
        onClose={() => setAsked(false)}
      />
    </Stack>
  );
};
