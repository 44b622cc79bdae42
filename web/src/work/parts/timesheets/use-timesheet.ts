import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takesHours } from '@shared/work/rules/timesheets/timesheet-week';
import { say } from '@/lib/i18n/notices';
import type { Timesheet } from '@shared/work/model/placement';
import type { Choice, Difference } from '@/components/editing/conflict-dialog';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { conflictingFields, mergeChanges } from '@/lib/forms/editing/merge-conflict';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatShortWeekday } from '@/lib/time/format';
import { useSaveWeek, useSubmitWeek, weekQuery } from './timesheet-queries';
import {
  linesOf,
  sameWeek,
  stepped,
  unreadableDays,
  valuesOf,
  writtenAlike,
  type DayValues,
  type WeekValues,
} from './week-values';

type Conflict = { now: Timesheet; differences: Difference[] };

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

const formatDayValues = ({ hours, note }: DayValues): string => [hours, note].filter(Boolean).join(', ');

/** Server errors by day, from paths such as "timesheet.lines.2.minutes". */
const dayErrors = (error: unknown, days: readonly string[]): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fields ?? {}).flatMap(([path, message]) => {
          const day = days[Number(/lines\.(\d+)/.exec(path)?.[1])];
          return day ? [[day, message]] : [];
        }),
      )
    : {};

export const useTimesheet = (stored: Timesheet) => {
  const { t } = useTranslation('timesheets');
  const queryClient = useQueryClient();
  const oneAtATime = useOneAtATime();
  const saveWeek = useSaveWeek();
  const submitWeek = useSubmitWeek();
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState<WeekValues>(() => valuesOf(stored));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const dirty = !sameWeek(values, valuesOf(base));

  const take = (week: Timesheet) => {
    setBase(week);
    setValues(valuesOf(week));
    setErrors({});
  };
  if (stored.version > base.version && !dirty && !saveWeek.isPending && !submitWeek.isPending) take(stored);

  const compare = async (entered: WeekValues) => {
    const now = await queryClient.query({ ...weekQuery(base), staleTime: 0 });
    if (!takesHours(now)) {
      take(now);
      return setProblem(t('week.movedOn'));
    }
    const [theirs, yours] = [valuesOf(now), writtenAlike(entered)];
    const differences = conflictingFields<WeekValues>(valuesOf(base), theirs, yours).map((day) => ({
      field: day,
      label: formatShortWeekday(day),
      stored: formatDayValues(theirs[day]!),
      yours: formatDayValues(yours[day]!),
    }));
    return setConflict({ now, differences });
  };

  const isReadable = (entered: WeekValues): boolean => {
    const wrong = unreadableDays(entered);
    setErrors(Object.fromEntries(wrong.map((day) => [day, t('day.unreadable')])));
    return wrong.length === 0;
  };

  const store = async (entered: WeekValues, from: Timesheet): Promise<Timesheet | null> => {
    const lines = linesOf(entered);
    try {
      const week = await saveWeek.mutateAsync({ week: from, timesheet: { lines }, version: from.version });
      take(week);
      setConflict(null);
      return week;
    } catch (error) {
      if (isStale(error)) await compare(entered);
      else {
        const beside = dayErrors(
          error,
          lines.map(({ day }) => day),
        );
        setErrors(beside);
        if (Object.keys(beside).length === 0) setProblem(error instanceof Error ? error.message : t('week.failed'));
      }
      return null;
    }
  };

  const save = async () => {
    setProblem(null);
    if (isReadable(values) && (await store(values, base))) toast.success(say('timesheetSaved'));
  };

  const submit = async () => {
    setProblem(null);
    if (!isReadable(values)) return;
    if (linesOf(values).every(({ minutes }) => minutes === 0)) return setProblem(say('noHours'));
    const week = dirty || base.version === 0 ? await store(values, base) : base;
    if (!week) return;
    try {
      take(await submitWeek.mutateAsync({ week, version: week.version }));
      toast.success(say('timesheetSubmitted'));
    } catch (error) {
      if (isStale(error)) await compare(valuesOf(week));
      else setProblem(error instanceof Error ? error.message : t('week.failed'));
    }
  };

  const resolve = (choices: Record<string, Choice>) => {
    if (!conflict) return;
    const storedWins = Object.keys(choices).filter((day) => choices[day] === 'stored');
    const merged = mergeChanges<WeekValues>(valuesOf(base), valuesOf(conflict.now), writtenAlike(values), storedWins);
    setBase(conflict.now);
    setValues(merged);
    void oneAtATime(async () => {
      if (await store(merged, conflict.now)) toast.success(say('timesheetSaved'));
    });
  };

  return {
    week: base,
    values,
    errors,
    problem,
    dirty,
    saving: saveWeek.isPending,
    submitting: submitWeek.isPending,
    setDay: (day: string, next: DayValues) => {
      setValues((before) => ({ ...before, [day]: next }));
      setErrors(({ [day]: _, ...others }) => others);
    },
    stepDay: (day: string, direction: 1 | -1) =>
      setValues((before) => ({
        ...before,
        [day]: { hours: stepped(before, day, direction), note: before[day]?.note ?? '' },
      })),
    save: () => void oneAtATime(save),
    submit: () => void oneAtATime(submit),
    conflict: conflict && { differences: conflict.differences, resolve, close: () => setConflict(null) },
  };
};
