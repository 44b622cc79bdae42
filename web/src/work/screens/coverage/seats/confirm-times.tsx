import { useState, type SubmitEvent } from 'react';
import type { Attendance } from '@shared/work/model/attendance';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { RepeatedHour } from '@/work/parts/attendance/repeated-hour';
import { clockedPlan } from '@/work/parts/attendance/time-fields';
import { typedStart, typedTimes, wallTimeOf, type Typed } from '@/work/parts/attendance/typed-times';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { useNow } from '@/lib/time/use-now';
import { useConfirmAttendance } from '@/work/parts/attendance/approval-queries';

type Times = { in: string; out: string | null };

const earlier = (startsAt: string, now: number): string => new Date(Math.min(Date.parse(startsAt), now)).toISOString();

/** Times can't be in the future. */
const timesIn = (attendance: Attendance, typed: Typed, now: number): Times | null => {
  const plan = clockedPlan(attendance);
  const from = typedStart(plan, typed.in, typed.inRepeat);
  if (from === null) return null;
  const times: Times | null = typed.out === '' ? { in: from, out: null } : typedTimes(plan, typed);
  return times && Date.parse(times.out ?? times.in) <= now ? times : null;
};

/** For times that no phone proved. */
export const ConfirmTimes = ({ attendance, onClose }: { attendance: Attendance; onClose: () => void }) => {
  const { t } = useTranslation('approve-shifts');
  const { shiftId, professional, timeZone, startsAt } = attendance;
  const confirming = useConfirmAttendance({ shiftId, userId: professional.userId });
  const send = useSendOnce(confirming);
  const now = useNow();
  const [typed, setTyped] = useState<Typed>({
    in: wallTimeOf(attendance.in?.at ?? earlier(startsAt, now), timeZone),
    out: attendance.out ? wallTimeOf(attendance.out.at, timeZone) : '',
  });
  const [isWrong, setIsWrong] = useState(false);
  const set = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const times = timesIn(attendance, typed, Date.now());
    setIsWrong(times === null);
    if (times === null) return;
    send(times, () => {
      toast.success(t('times.confirm.done'));
      onClose();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p>{t('times.confirm.text', { name: knownName(professional.name) })}</p>
        <Columns>
          <TextField
            type="time"
            label={t('times.in')}
            required
            value={typed.in}
            onChange={(event) => set({ in: event.currentTarget.value })}
            error={isWrong ? t('times.confirm.invalid') : undefined}
          />
          <TextField
            type="time"
            label={t('times.out')}
            value={typed.out}
            onChange={(event) => set({ out: event.currentTarget.value })}
          />
          <RepeatedHour plan={clockedPlan(attendance)} typed={typed} onChange={set} />
        </Columns>
        {confirming.error && <FormMessage kind="error">{confirming.error.message}</FormMessage>}
        <Button type="submit" loading={confirming.isPending}>
          {t('times.confirm.action')}
        </Button>
      </Stack>
    </form>
  );
};
