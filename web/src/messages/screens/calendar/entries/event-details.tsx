import { useState } from 'react';
import { say } from '@/lib/i18n/notices';
import type { ScheduleItem } from '@shared/messages/model/calendar';
import { Facts, Prose, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { toast } from '@/components/ui/base/toast';
import { formatMoney } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { zoneName } from '@/lib/time/time-zones';
import { useDeleteItem } from '../calendar-queries';
import { formatDuration, formatSlot, formatSlotThere } from '../calendar-labels';

type Props = { item: ScheduleItem; onEdit: () => void; onClose: () => void };

const statusTones = { confirmed: 'success', scheduled: 'info', pending: 'warning' } as const;

export const EventDetails = ({ item, onEdit, onClose }: Props) => {
  const { t } = useTranslation('calendar');
  const remove = useDeleteItem();
  const [asking, setAsking] = useState(false);
  const zone = ownZone();
  const facts = [
    { label: t('event.when'), value: t('there', { when: formatSlot(item, t, zone), zone: zoneName(zone) }) },
    { label: t('event.there'), value: formatSlotThere(item, t, zone) },
    { label: t('event.duration'), value: formatDuration(item.durationMinutes, t) },
    { label: t('event.facility'), value: item.facility },
    { label: t('event.location'), value: item.location },
    {
      label: t('event.rate'),
      value: item.rateCents !== null && t('event.perHour', { pay: formatMoney(item.rateCents, item.currency) }),
    },
    { label: t('event.notes'), value: item.notes && <Prose>{item.notes}</Prose> },
  ];
  const confirm = () =>
    void remove
      .mutateAsync(item)
      .then(() => toast.success(say('scheduleItemDeleted')))
      .then(onClose, (error: unknown) => {
        setAsking(false);
        if (error instanceof Error) toast.error(error.message);
      });

  if (asking)
    return (
      <ConfirmDialog
        opened
        title={t('event.deleteTitle')}
        text={t('event.deleteText', { title: item.title })}
        confirmLabel={t('delete')}
        danger
        loading={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Dialog opened onClose={onClose} title={item.title}>
      <Stack>
        <Row gap="xs">
          <Badge>{t(`types.${item.type}`)}</Badge>
          <Badge tone={statusTones[item.status]}>{t(`statuses.${item.status}`)}</Badge>
        </Row>
        <Facts items={facts} />
        <DialogActions>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
          <Button onClick={onEdit}>{t('edit')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
