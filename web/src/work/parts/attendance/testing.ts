import type { Attendance, ShiftDay } from '@shared/work/model/attendance';
import { testId, testUserId } from '@/lib/testing/ids';

/** Tonight from 7 PM to 7 AM in Chicago, with one unpaid meal. */
export const attendanceOf = (changes: Partial<Attendance> = {}): Attendance => ({
  shiftId: testId('shf'),
  organizationId: testId('org'),
  locationId: testId('loc'),
  unitId: testId('unt'),
  location: 'Lakeshore Main',
  unit: 'ICU',
  professional: { userId: testUserId(1), name: 'Ada Rivera' },
  placementId: testId('plc'),
  status: 'confirmed',
  day: '2026-12-03',
  startsAt: '2026-12-04T01:00:00.000Z',
  endsAt: '2026-12-04T13:00:00.000Z',
  timeZone: 'America/Chicago',
  breakRule: { meals: 1, mealMinutes: 30, paid: false, windowHours: null },
  plannedMinutes: 690,
  in: null,
  out: null,
  askedEarly: false,
  breaks: [],
  runningLate: null,
  answers: null,
  missedMeals: 0,
  recorded: null,
  evidence: 'claimed',
  matches: false,
  needsTime: false,
  note: '',
  submittedAt: null,
  answerBy: null,
  approvedBySilenceAt: null,
  returned: null,
  approved: null,
  dispute: null,
  currency: 'USD',
  expectedCents: 655_50,
  payCents: null,
  version: 0,
  ...changes,
});

const proven = { method: 'location', trust: 'high' } as const;

/** Worked as planned, and submitted. */
export const submittedOf = (changes: Partial<Attendance> = {}): Attendance =>
  attendanceOf({
    status: 'submitted',
    in: { at: '2026-12-04T00:58:00.000Z', ...proven },
    out: { at: '2026-12-04T13:02:00.000Z', ...proven },
    answers: { breaks: ['yes'], charge: false, handover: true },
    recorded: { worked: 692, unpaidBreak: 30, early: 2, late: 0, over: 2 },
    evidence: 'high',
    matches: true,
    submittedAt: '2026-12-04T13:05:00.000Z',
    answerBy: '2026-12-08T13:05:00.000Z',
    approvedBySilenceAt: '2026-12-08T13:05:00.000Z',
    payCents: 657_40,
    version: 4,
    ...changes,
  });

type DayChanges = Partial<Omit<ShiftDay, 'attendance' | 'place'>> & {
  attendance?: Partial<Attendance>;
  place?: Partial<ShiftDay['place']>;
};

export const dayOf = ({ attendance, place, ...changes }: DayChanges = {}): ShiftDay => ({
  attendance: attendanceOf(attendance),
  place: {
    organization: 'Lakeshore Health',
    street: '1200 North Lake Drive',
    city: 'Chicago',
    state: 'IL',
    postalCode: '60610',
    entrance: 'Tower B, floor 4',
    parking: 'Garage C, level 2',
    center: { lat: 41.9, lon: -87.63 },
    fenceMeters: 150,
    clockInBy: 'phone_or_code',
    phone: '+13125550143',
    ...place,
  },
  supervisors: [{ name: 'Nora Hastings' }],
  notes: '',
  entries: [],
  clockInFrom: '2026-12-04T00:30:00.000Z',
  clockInUntil: '2026-12-04T13:00:00.000Z',
  serverTime: '2026-12-04T00:52:00.000Z',
  ...changes,
});
