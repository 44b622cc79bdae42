import { expect, it } from 'vitest';
import type { BookingStatus } from '@shared/work/model/shifts/shift-vocabulary';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { FakeAttendance } from '../../store/work/attendance/attendance.fake';
import { bookingWith, ids, shiftWith } from '../../store/work/shifts/shifts.fake';
import type { Deps } from './ports';
import { answerWouldReturn, loadReturnQuestion } from './would-return';

const worker = { userId: 'pro', scope: 'own', membership: null } as unknown as AuthorizedCaller;
const yes = { caller: worker, shiftId: 'shf_1', again: true };

/** A shift that ended at 13:00 UTC on December 4. `conflicts`: number of conflicting writes. */
const setUp = (status: BookingStatus, at = '2026-12-05T09:00:00.000Z', conflicts = 0) => {
  const kept = new FakeAttendance(() => at);
  const booking = bookingWith('pro', { status });
  kept.shifts.add(shiftWith({ status: 'completed' }), [booking]);
  const said = new Map<string, boolean>();
  const left = { conflicts };
  const returnAnswers: Deps['returnAnswers'] = {
    of: async () => said,
    answer: async ({ organizationId, again }) => {
      left.conflicts -= 1;
      if (left.conflicts >= 0) throw new ConcurrentModificationError();
      said.set(organizationId, again);
    },
  };
  return { deps: { ...kept.deps(), returnAnswers } as unknown as Deps, said, booking };
};

it('stores the answer of a person who worked there, and lets them change it', async () => {
  const { deps, said, booking } = setUp('submitted');
  expect(await answerWouldReturn(deps, yes)).toEqual({ again: true, until: '2026-12-18T13:00:00.000Z' });
  expect(await loadReturnQuestion(deps, booking)).toMatchObject({ again: true });
  await answerWouldReturn(deps, { ...yes, again: false });
  expect([...said]).toEqual([[ids.organizationId, false]]);
});

it('tries again after a concurrent answer', async () => {
  const { deps, said } = setUp('approved', undefined, 2);
  await answerWouldReturn(deps, yes);
  expect([...said.values()]).toEqual([true]);
});

it('rejects people who haven’t worked, and answers after two weeks', async () => {
  for (const status of ['confirmed', 'in_progress', 'completed', 'no_show'] as const) {
    const answer = answerWouldReturn(setUp(status).deps, yes);
    await expect(answer).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  }
  const late = setUp('approved', '2026-12-18T13:00:00.000Z');
  await expect(answerWouldReturn(late.deps, yes)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  expect(await loadReturnQuestion(late.deps, late.booking)).toBeNull();
});

it('accepts answers only for one’s own shift', async () => {
  const { deps } = setUp('approved');
  const other = { ...yes, caller: { ...worker, userId: 'other' } };
  await expect(answerWouldReturn(deps, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(answerWouldReturn(setUp('canceled_by_worker').deps, yes)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
