import { businessDaysLater } from '@shared/core/rules/business-days';
import { undisputedMinutes } from '@shared/work/rules/attendance/attendance';
import { mayAccept } from '@shared/work/rules/attendance/dispute-cases';
import { AppError } from '@shared/errors';
import type { Attendance, RecordedTime, ReturnAnswer, ShiftDay, SubmitForm } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { addSeconds } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { approveAttended, resolveDispute } from '../../store/work/attendance/approve-attendance';
import { attendanceView, type AttendanceItem, type ClockEntryItem } from '../../store/work/attendance/attendance-item';
import { withDerivedFields, submittedAttendance } from '../../store/work/attendance/derive-attendance';
import { catchUp, isOpen, writeStep, type Attended } from '../../store/work/attendance/move-attendance';
import type { UnitPlace } from '../../store/work/locations/ports';
import { isNoShowOverturned } from '../../store/work/reliability/overturned-no-show';
import { loadClosingCase } from './closing-case';
import type { Deps } from './ports';
import { loadReturnQuestion } from './would-return';
import { ownAttended } from './authorize-attendance';
import { requirePossible, typedTime } from './typed-times';

type OfShift = { caller: AuthorizedCaller; shiftId: string };

const placeOf = ({ shift }: Attended, found: UnitPlace | null): ShiftDay['place'] => {
  const { street = '', city = '', state = shift.state, postalCode = '' } = found?.location ?? {};
  const {
    entrance = '',
    parking = '',
    center = null,
    fenceMeters = shiftLimits.fenceMeters.usual,
    clockInBy = 'phone_or_code',
  } = found?.location ?? {};
  const { organization } = shift;
  return {
    ...{ organization, street, city, state, postalCode, entrance, parking, center, fenceMeters, clockInBy },
    phone: found?.unit.phone ?? '',
  };
};

const seenEntry = ({ entryId, kind, device, seq, hash, at, trust, method }: ClockEntryItem) => ({
  ...{ entryId, kind, device, seq, hash, at, trust, method },
});

const namesOf = async ({ people }: Deps, found: UnitPlace | null): Promise<{ name: string }[]> => {
  const known = await people.find(found?.unit.supervisors ?? []);
  return [...known.values()]
    .map(({ first_name, last_name }) => ({ name: `${first_name} ${last_name}`.trim() }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name));
};

/** Returns everything a phone needs to work offline. */
export const getAttendance = async (deps: Deps, of: OfShift): Promise<ShiftDay> => {
  const attended = await ownAttended(deps, of);
  const { booking, item, shift, entries } = attended;
  const [place, lifted, returning] = await Promise.all([
    deps.locations.unit(shift),
    isNoShowOverturned(deps.ledgers, booking),
    loadReturnQuestion(deps, booking),
  ]);
  return {
    attendance: { ...attendanceView(item), status: booking.status },
    ...(lifted && { lifted }),
    ...(returning && { returning }),
    ...(booking.status === 'confirmed' && booking.lapse && { lapse: booking.lapse }),
    place: placeOf(attended, place),
    supervisors: await namesOf(deps, place),
    notes: shift.notes,
    entries: entries.map(seenEntry).toSorted((a, b) => a.at.localeCompare(b.at)),
    clockInFrom: addSeconds(new Date(booking.startsAt), -shiftLimits.clockInMinutesAhead * 60).toISOString(),
    clockInUntil: booking.endsAt,
    serverTime: deps.clock.now().toISOString(),
  };
};

const withForm =
  (form: SubmitForm) =>
  ({ item, booking }: Attended): AttendanceItem =>
    withDerivedFields(
      {
        ...item,
        typed: {
          in: item.in ? item.typed.in : typedTime(form.in, 'correction'),
          out: item.out ? item.typed.out : typedTime(form.out, 'correction'),
        },
        askedEarly: item.askedEarly || form.askedEarly,
        answers: form.answers,
        note: form.note,
      },
      booking,
    );

/** Fills missing times with typed ones; recorded times stay. Once submitted, a repeat changes nothing. */
export const submitAttendance = async (
  deps: Deps,
  { form, ...of }: OfShift & { form: SubmitForm },
): Promise<Attendance> => {
  const attended = await ownAttended(deps, of);
  const { booking, item } = attended;
  if (booking.status === 'submitted') return attendanceView(item);
  if (!isOpen(booking)) throw new AppError('ILLEGAL_TRANSITION');
  const typed = { in: item.in ? undefined : form.in, out: item.out ? undefined : form.out };
  const [from, until] = [item.in?.at ?? form.in, item.out?.at ?? form.out];
  if (!from || !until || until <= from) throw new AppError('TIME_MISSING');
  requirePossible(booking, typed, deps.clock.now());
  const ref = { shiftId: of.shiftId, userId: of.caller.userId };
  return attendanceView(await catchUp(deps, { ...ref, by: 'professional', change: withForm(form) }));
};

type Correction = Extract<ReturnAnswer, { answer: 'correct' }>;

/** Keeps the proof of an unchanged time. */
const corrected = (time: RecordedTime | null, at: string): RecordedTime | null =>
  time && Date.parse(time.at) === Date.parse(at) ? time : typedTime(at, 'correction');

const correct = async (deps: Deps, attended: Attended, form: Correction): Promise<AttendanceItem> => {
  const now = deps.clock.now();
  const { booking, item } = attended;
  if (Date.parse(form.out) <= Date.parse(form.in)) throw new AppError('TIME_MISSING');
  requirePossible(booking, form, now);
  const changed = withDerivedFields(
    {
      ...item,
      in: corrected(item.in, form.in),
      out: corrected(item.out, form.out),
      askedEarly: form.askedEarly,
      answers: form.answers,
      note: form.note,
    },
    booking,
  );
  return writeStep(deps, attended, { to: 'submitted', item: submittedAttendance(changed, now) }, now);
};

/** Disputes the returned hours: approves the agreed part at once; the rest waits for an answer until a deadline. */
const dispute = (deps: Deps, attended: Attended, statement: string): Promise<AttendanceItem> => {
  const { item } = attended;
  const now = deps.clock.now();
  const [claimedMinutes, foundMinutes] = [item.recorded?.worked ?? 0, item.returned?.minutes ?? 0];
  const until = businessDaysLater(now, shiftLimits.disputeBusinessDays, item.timeZone).toISOString();
  return approveAttended(deps, attended, {
    minutes: undisputedMinutes(claimedMinutes, foundMinutes),
    by: item.returned?.by ?? '',
    dispute: {
      ...{ claimedMinutes, foundMinutes, statement, at: now.toISOString(), until },
      ...{ settledMinutes: null, settledAt: null, cases: [] },
    },
  });
};

/** Accepts the approved hours as final, and closes an undecided case. */
const accept = async (deps: Deps, attended: Attended): Promise<AttendanceItem> => {
  const { item } = attended;
  if (item.dispute?.accepted) return item;
  if (!mayAccept(item) || !item.approved) throw new AppError('ILLEGAL_TRANSITION');
  const closing = await loadClosingCase(deps, attended);
  const { minutes } = item.approved;
  return resolveDispute(deps, attended, { minutes, by: null, isAccepted: true, ...(closing && { closing }) });
};

const answer = (deps: Deps, attended: Attended, given: ReturnAnswer): Promise<AttendanceItem> => {
  if (given.answer === 'accept') return accept(deps, attended);
  const { returned } = attended.item;
  if (attended.booking.status !== 'returned') throw new AppError('ILLEGAL_TRANSITION');
  if (given.answer === 'correct') return correct(deps, attended, given);
  if (given.answer === 'dispute') return dispute(deps, attended, given.statement);
  return approveAttended(deps, attended, { minutes: returned?.minutes ?? 0, by: returned?.by ?? '' });
};

/** Answers a return, or the dispute that followed it. An earlier answer stays. */
export const answerReturn = (
  deps: Deps,
  { answer: given, ...of }: OfShift & { answer: ReturnAnswer },
): Promise<Attendance> =>
  retryOnConflict(async () => {
    const attended = await ownAttended(deps, of);
    return attendanceView(await answer(deps, attended, given));
  });
