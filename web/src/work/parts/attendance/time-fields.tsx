import { useState } from 'react';
import type { Attendance } from '@shared/work/model/attendance';
import { Columns } from '@/components/layout';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { RepeatedHour } from './repeated-hour';
import { typedTimes, wallTimeOf, type Typed } from './typed-times';

/** Clocked times are better defaults than planned ones. */
export const clockedPlan = (attendance: Attendance): Attendance => ({
  ...attendance,
  startsAt: attendance.in?.at ?? attendance.startsAt,
  endsAt: attendance.out?.at ?? attendance.endsAt,
});

/** Typed start and end, in the location's time zone. */
export const useTypedTimes = (attendance: Attendance) => {
  const { timeZone, startsAt, endsAt } = attendance;
  const [typed, setTyped] = useState<Typed>({
    in: wallTimeOf(attendance.in?.at ?? startsAt, timeZone),
    out: wallTimeOf(attendance.out?.at ?? endsAt, timeZone),
  });
  const plan = clockedPlan(attendance);
  const times = typedTimes(plan, typed);
  /** Times can't be in the future. */
  const isPast = times !== null && Date.parse(times.out) <= Date.now();
  return {
    plan,
    typed,
    set: (changes: Partial<Typed>) => setTyped({ ...typed, ...changes }),
    times: isPast ? times : null,
  };
};

export type TypedForm = ReturnType<typeof useTypedTimes>;

type Props = { form: TypedForm; error: string | undefined; hasStart?: boolean };

export const TimeFields = ({ form, error, hasStart = true }: Props) => {
  const { t } = useTranslation('shift-day');
  return (
    <Columns>
      {hasStart && (
        <TextField
          type="time"
          label={t('missing.in')}
          value={form.typed.in}
          onChange={(event) => form.set({ in: event.currentTarget.value })}
        />
      )}
      <TextField
        type="time"
        label={t('missing.out')}
        value={form.typed.out}
        onChange={(event) => form.set({ out: event.currentTarget.value })}
        error={error}
      />
      <RepeatedHour plan={form.plan} typed={form.typed} onChange={form.set} />
    </Columns>
  );
};
