import { expect, it } from 'vitest';
import { attendanceWith } from '../../store/work/attendance/attendance.fake';
import type { AttendanceItem } from '../../store/work/attendance/attendance-item';
import { exportOwnStaffHours } from './own-staff-hours';

const weekStartsOn = '2026-11-30';

const exported = async (items: AttendanceItem[], numbers: Record<string, string> = {}) => {
  const { csv, rows } = await exportOwnStaffHours(
    {
      staffHours: { ofWeek: async () => items },
      setups: { get: async () => ({ provider: null, company: '', codes: {}, numbers, version: 0 }) },
    },
    { organizationId: 'org_1', weekStartsOn, language: 'en' },
  );
  return { rows, lines: csv.trimEnd().split('\r\n') };
};

it('has a line for each shift in the location’s time zone, sorted by name', async () => {
  const night = attendanceWith();
  const other = { ...night, professional: { userId: 'ada', name: '=Ada Moss' } };
  const { rows, lines } = await exported([night, other], { pro: '1042' });
  expect(rows).toBe(2);
  expect(lines[0]).toBe(
    'Name,Employee number,Day,Location,Unit,Clocked in,Clocked out,Unpaid break minutes,Paid minutes,Paid hours,Missed meal breaks,Approved on',
  );
  expect(lines[1]).toContain("'=Ada Moss");
  expect(lines[2]).toBe(
    'Josephine Quigley,1042,2026-12-03,Tower B,ICU East,2026-12-03 19:00,2026-12-04 07:00,30,690,11.50,0,2026-12-04',
  );
});

it('has hours without times after an overturned no-show, and no lines for an empty week', async () => {
  const approved = { minutes: 660, at: '2026-12-08T15:00:00.000Z', by: null, bySilence: false };
  const granted = attendanceWith({ status: 'no_show', in: null, out: null, answers: null, approved });
  expect((await exported([granted])).lines[1]).toBe(
    'Josephine Quigley,,2026-12-03,Tower B,ICU East,,,0,660,11.00,0,2026-12-08',
  );
  expect(await exported([])).toMatchObject({ rows: 0, lines: [expect.stringContaining('Name,')] });
});
