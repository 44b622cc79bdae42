import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { say } from '@/lib/i18n/notices';
import type { AlertFrequency } from '@shared/core/model/enumerations';
import type { JobAlert, JobAlertSettings } from '@shared/hiring/model/job-alert';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { toast } from '@/components/ui/base/toast';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { AlertDialog } from './alert-dialog';
import { useDeleteAlert, useUpdateAlert } from './alert-queries';

const told = (error: unknown) => {
  if (error instanceof Error) toast.error(error.message);
};

type Props = {
  alert: JobAlert;
  /** The search in words. */
  words: string;
  /** Link to the search page. */
  link: { to: string; label: string };
  editTitle: string;
  frequencies?: readonly AlertFrequency[];
};

const Facts = ({ alert, words, link }: Pick<Props, 'alert' | 'words' | 'link'>) => {
  const { t } = useTranslation('saved-jobs');
  return (
    <Stack gap="xs">
      <p>
        {words} <Link to={link.to}>{link.label}</Link>
      </p>
      <MutedText>
        {alert.lastSentAt
          ? t('alerts.lastSent', { date: formatDate(alert.lastSentAt, ownZone()) })
          : t('alerts.neverSent')}
      </MutedText>
    </Stack>
  );
};

export const AlertCard = ({ alert, words, link, editTitle, frequencies }: Props) => {
  const { t } = useTranslation(['saved-jobs', 'labels/jobs']);
  const update = useUpdateAlert();
  const remove = useDeleteAlert();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { name, frequency, paused } = alert;
  const close = () => setOpen(null);
  const save = async (changes: Partial<JobAlertSettings>) => {
    await update.mutateAsync({ alert, settings: { name, frequency, paused, ...changes } });
    toast.success(say('alertSaved'));
  };
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPaused = wanted ?? paused;
  const pause = (next: boolean) => {
    setWanted(next);
    void save({ paused: next })
      .catch(told)
      .finally(() => setWanted(null));
  };

  return (
    <Card
      title={name}
      actions={
        <Badge tone={isPaused ? 'neutral' : 'info'}>
          {isPaused ? t('alerts.paused') : t(`alertFrequency.${frequency}`)}
        </Badge>
      }
    >
      <Stack>
        <Facts alert={alert} words={words} link={link} />
        <Row justify="between">
          <SwitchField
            label={t('alerts.active')}
            aria-label={t('alerts.activeOf', { name })}
            checked={!isPaused}
            onChange={(event) => {
              if (wanted === null) pause(!event.currentTarget.checked);
            }}
          />
          <Row gap="xs">
            <Button
              variant="quiet"
              size="small"
              aria-label={t('alerts.editOf', { name })}
              onClick={() => setOpen('edit')}
            >
              {t('alerts.edit')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('alerts.deleteOf', { name })}
              onClick={() => setOpen('delete')}
            >
              {t('alerts.delete')}
            </Button>
          </Row>
        </Row>
      </Stack>
      {open === 'edit' && (
        <AlertDialog
          title={editTitle}
          words={words}
          {...(frequencies && { frequencies })}
          initial={{ name, frequency }}
          submitLabel={t('alert.save')}
          onSave={save}
          onClose={close}
        />
      )}
      <ConfirmDialog
        opened={open === 'delete'}
        title={t('alerts.deleteTitle', { name })}
        text={t('alerts.deleteText')}
        confirmLabel={t('alerts.delete')}
        danger
        loading={remove.isPending}
        onConfirm={() => {
          // The card unmounts with its alert, which drops `mutate` callbacks.
          void remove
            .mutateAsync(alert)
            .then(() => toast.success(say('alertDeleted')), told)
            .then(close);
        }}
        onClose={close}
      />
    </Card>
  );
};
