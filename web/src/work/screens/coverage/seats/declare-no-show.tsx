import { useState } from 'react';
import type { Attendance } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { useNow } from '@/lib/time/use-now';
import { useDeclareNoShow } from '@/work/parts/attendance/approval-queries';

/** For people who haven't clocked in some time after the start: only a person can report a no-show. */
export const DeclareNoShow = ({ attendance, onClose }: { attendance: Attendance; onClose: () => void }) => {
  const { t } = useTranslation('approve-shifts');
  const { shiftId, professional, status, startsAt } = attendance;
  const [isAsking, setIsAsking] = useState(false);
  const now = useNow();
  const declaring = useDeclareNoShow({ shiftId, userId: professional.userId });
  const send = useSendOnce(declaring);
  const from = Date.parse(startsAt) + shiftLimits.noShowMinutes * 60_000;
  if (status !== 'confirmed' || attendance.in !== null || now < from) return null;
  const name = knownName(professional.name);
  const declare = () =>
    send(undefined, () => {
      toast.success(t('times.noShow.done', { name }));
      onClose();
    });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('times.noShow.action')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('times.noShow.title', { name })}
        text={declaring.error ? declaring.error.message : t('times.noShow.text', { name })}
        confirmLabel={t('times.noShow.action')}
        danger
        loading={declaring.isPending}
        onConfirm={declare}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
