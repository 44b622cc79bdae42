import { useState, type SubmitEvent } from 'react';
import type { Attendance } from '@shared/model/attendance';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { typedStart, typedTimes, wallTimeOf } from '@/entities/attendance/typed-times';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { useNow } from '@/lib/time/use-now';
import { useConfirmAttendance } from './attendance-queries';

type Times = { in: string; out: string | null };

const earlier = (startsAt: string, now: number): string => new Date(Math.min(Date.parse(startsAt), now)).toISOString();

/** No one has worked in the future. */
const timesIn = (attendance: Attendance, typed: { in: string; out: string }, now: number): Times | null => {
  const from = typedStart(attendance, typed.in);
  if (from === null) return null;
  const times: Times | null = typed.out === '' ? { in: from, out: null } : typedTimes(attendance, typed);
  return times && Date.parse(times.out ?? times.in) <= now ? times : null;
};

/** Where no phone proved them. */
export const ConfirmTimes = ({ attendance, onClose }: { attendance: Attendance; onClose: () => void }) => {
  const { t } = useTranslation('approve-shifts');
  const { shiftId, professional, timeZone, startsAt } = attendance;
  const confirming = useConfirmAttendance({ shiftId, userId: professional.userId });
  const send = useSendOnce(confirming);
  const now = useNow();
  const [typed, setTyped] = useState({
    in: wallTimeOf(attendance.in?.at ?? earlier(startsAt, now), timeZone),
    out: attendance.out ? wallTimeOf(attendance.out.at, timeZone) : '',
  });
  const [isWrong, setIsWrong] = useState(false);
  const set = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes });
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
        </Columns>
        {confirming.error && <FormMessage kind="error">{confirming.error.message}</FormMessage>}
        <Button type="submit" loading={confirming.isPending}>
          {t('times.confirm.action')}
        </Button>
      </Stack>
    </form>
  );
};
