import { useState } from 'react';
import type { ClockOutAnswers, ShiftDay } from '@shared/work/model/attendance';
import { toast } from '@/components/ui/base/toast';
import type { ChainEnd, EntryDraft } from '@/work/parts/attendance/entry-drafts';
import { useSubmitAttendance } from '@/work/parts/attendance/attendance-queries';
import { currentClock, useClock } from '@/work/parts/attendance/use-clock';
import { deviceId } from '@/lib/auth/device-id';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import type { OtherWay } from './other-way-dialog';
import type { FenceCheck, FenceState } from './clock-in/use-fence';

const endOf = ({ entries }: ShiftDay): ChainEnd =>
  entries
    .filter(({ device }) => device === deviceId())
    .reduce<ChainEnd>((end, entry) => (end && end.seq > entry.seq ? end : entry), null);

const fenceOf = (state: FenceState) => (state.kind === 'done' ? state.fence : null);

const proofOf = (state: FenceState) => {
  const fence = fenceOf(state);
  return { method: fence?.result === 'inside' ? ('location' as const) : ('none' as const), fence };
};

const reasonOf = (state: FenceState): OtherWay['reason'] => {
  const result = fenceOf(state)?.result;
  return result === 'outside' || result === 'unsure' ? result : 'chosen';
};

/** The person's actions on the day of a shift. Each is stored on the phone first. */
export const useDayActions = (day: ShiftDay, fence: FenceCheck) => {
  const { t } = useTranslation('shift-day');
  const oneAtATime = useOneAtATime();
  const clock = useClock();
  const [isBusy, setIsBusy] = useState(false);
  const [otherWay, setOtherWay] = useState<OtherWay | null>(null);
  const { shiftId } = day.attendance;
  const needsCode = day.place.clockInBy === 'code';
  const submission = useSubmitAttendance(shiftId);

  const add = (draft: Omit<EntryDraft, 'shiftId'>) => currentClock()?.add({ ...draft, shiftId }, endOf(day));
  const act = (work: () => Promise<unknown>) =>
    void oneAtATime(async () => {
      setIsBusy(true);
      await work().finally(() => setIsBusy(false));
    });

  /** The unsent clock-out, to which answers can still be added. */
  const waitingOut = clock.entries.find(
    ({ entry, problem }) => entry.shiftId === shiftId && entry.kind === 'out' && problem === null,
  );

  const submitLater = async (answers: ClockOutAnswers): Promise<void> => {
    if (waitingOut && (await currentClock()?.answer(waitingOut.entry.entryId, answers))) return;
    await submission.mutateAsync({ askedEarly: day.attendance.askedEarly, answers, note: '' });
  };

  return {
    isBusy,
    otherWay,
    setOtherWay,
    clockIn: (askedEarly: boolean) =>
      act(async () => {
        if (needsCode) return setOtherWay({ kind: 'in', reason: 'required' });
        const state = await fence.current();
        const proof = proofOf(state);
        if (proof.method === 'location') await add({ kind: 'in', ...proof, askedEarly });
        else setOtherWay({ kind: 'in', reason: reasonOf(state) });
      }),
    clockWith: (kind: OtherWay['kind'], given: { code: string } | null, askedEarly = false) =>
      act(async () => {
        const proof = { fence: fenceOf(fence.state), askedEarly };
        await add({ kind, ...proof, ...(given ? { method: 'code', code: given.code } : { method: 'none' }) });
        setOtherWay(null);
        // A wrong code can be typed again only now.
        if (given) await currentClock()?.flush({ all: true });
      }),
    /** Uses the last position check: no one waits for it at the end of a night. */
    clockOut: () =>
      act(async () => {
        if (needsCode) setOtherWay({ kind: 'out', reason: 'required' });
        else await add({ kind: 'out', ...proofOf(fence.state) });
      }),
    startBreak: () => act(async () => add({ kind: 'break_start' })),
    endBreak: () => act(async () => add({ kind: 'break_end' })),
    late: (lateMinutes: number) => act(async () => add({ kind: 'late', lateMinutes })),
    submit: (answers: ClockOutAnswers) =>
      act(() => submitLater(answers).catch((error: unknown) => toast.error((error as Error).message))),
    undo: (entryId: string) =>
      act(async () => {
        const isUndone = await currentClock()?.undo(entryId);
        if (isUndone) toast.success(t('undo.done'));
        else toast.error(t('undo.late'));
      }),
  };
};

export type DayActions = ReturnType<typeof useDayActions>;
