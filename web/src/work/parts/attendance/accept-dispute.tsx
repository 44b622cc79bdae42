import { useState } from 'react';
import { mayAccept } from '@shared/work/rules/attendance/dispute-cases';
import type { Attendance } from '@shared/work/model/attendance';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatHours } from '@/lib/time/hours';
import { useAnswerReturn } from './attendance-queries';

/** Lets the professional accept the approved hours, which ends the dispute. */
export const AcceptDispute = ({ attendance }: { attendance: Attendance }) => {
  const { t } = useTranslation('disputes');
  const [isAsking, setIsAsking] = useState(false);
  const answer = useAnswerReturn(attendance.shiftId);
  const send = useSendOnce(answer);
  const { approved } = attendance;
  if (!approved || !mayAccept(attendance)) return null;
  const hours = formatHours(approved.minutes);
  const accept = () =>
    send({ answer: 'accept' }, () => {
      setIsAsking(false);
      toast.success(t('accept.done', { hours }));
    });
  return (
    <div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('accept.action')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('accept.title', { hours })}
        text={answer.error ? answer.error.message : t('accept.text')}
        confirmLabel={t('accept.action')}
        loading={answer.isPending}
        onConfirm={accept}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
};
