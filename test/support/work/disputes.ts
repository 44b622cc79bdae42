import type { Attendance } from '@shared/work/model/attendance';
import type { Shift } from '@shared/work/model/shifts/shift';
import { expect } from 'vitest';
import { listAttendanceToApprove } from '@lambdas/work/attendance/confirm-attendance';
import { returnAttendance } from '@lambdas/work/attendance/decide-attendance';
import { answerReturn } from '@lambdas/work/attendance/own-attendance';
import { attendanceAt, minutesAfter, Phone, supervisorOf, workerOf } from './attendance';
import { approveRequest, bookShift, type coverUnit, createShift, shiftForm, type Pooled } from './shifts';

export type CoveredUnit = Awaited<ReturnType<typeof coverUnit>>;

/** Books the person on a separate shift. */
export const bookedBy = async (
  person: Pooled,
  unit: CoveredUnit,
  form = shiftForm({ headcount: 1 }),
): Promise<Shift> => {
  const shift = (await createShift(unit.manager, unit.location, form)).body;
  expect((await bookShift(person, shift)).status).toBe(200);
  expect((await approveRequest(unit.manager, shift, person)).status).toBe(200);
  return shift;
};

/** Returns an hour late, of which the unit pays nothing. The answer disputes the return. */
export const returnedHour = async (
  person: Pooled,
  shift: Shift,
  { member }: CoveredUnit,
): Promise<() => Promise<Attendance>> => {
  const phone = new Phone(shift);
  await phone.make({ kind: 'in', at: shift.startsAt });
  const answers = { breaks: ['yes' as const], charge: false, handover: true };
  await phone.make({ kind: 'out', at: minutesAfter(shift.endsAt, 60), answers });
  const at = minutesAfter(shift.endsAt, 70);
  await phone.send(person, at);
  const caller = supervisorOf(member, shift.organizationId);
  const { items } = await listAttendanceToApprove(attendanceAt(at), { caller });
  const { version } = items.find(({ shiftId }) => shiftId === shift.shiftId)!;
  const seen = { shiftId: shift.shiftId, userId: person.userId, version };
  const minutes = shift.minutes - 30;
  await returnAttendance(attendanceAt(at), { caller, ...seen, minutes, reason: 'Relieved at 7' });
  return () =>
    answerReturn(attendanceAt(at), {
      caller: workerOf(person),
      shiftId: shift.shiftId,
      answer: { answer: 'dispute', statement: 'No one relieved me' },
    });
};
