import { useState } from 'react';
import type { Attendance } from '@shared/model/attendance';
import { Columns } from '@/components/layout';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { typedTimes, wallTimeOf } from './typed-times';

/** Start and end as they are typed, on the location's clock. */
export const useTypedTimes = (attendance: Attendance) => {
  const { timeZone, startsAt, endsAt } = attendance;
  const [typed, setTyped] = useState({
    in: wallTimeOf(attendance.in?.at ?? startsAt, timeZone),
    out: wallTimeOf(attendance.out?.at ?? endsAt, timeZone),
  });
  const times = typedTimes(attendance, typed);
  /** No one has worked in the future. */
  const isPast = times !== null && Date.parse(times.out) <= Date.now();
  return {
    typed,
    set: (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes }),
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
    </Columns>
  );
};
