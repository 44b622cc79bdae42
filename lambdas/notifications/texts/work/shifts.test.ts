import { mailListOf } from '@shared/messages/model/mail-lists';
import type { attendanceNews } from '@shared/work/model/attendance-vocabulary';
import type { Booking } from '@shared/work/model/booking';
import type { DomainEvent } from '@shared/core/model/event';
import { describe, expect, it } from 'vitest';
import { keyedHash } from '../../../platform/crypto/keyed-hash';
import type { AttendanceItem } from '../../../store/work/attendance/attendance-item';
import { attendanceWith } from '../../../store/work/attendance/attendance.fake';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import type { ShiftInvite } from '../../../store/work/shifts/filling/fill-item';
import { bookingWith, ids, inviteWith, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { readTextsOf } from '../samples/read-texts.fake';
import { reader } from '../samples/samples.fake';

const context = { siteUrl: 'https://site.test', hash: keyedHash(() => Promise.resolve(Buffer.from('key'))) };

type Status = Booking['status'];
type Now = {
  booking?: Partial<Booking>;
  shift?: Partial<ShiftItem>;
  attendance?: Partial<AttendanceItem>;
  supervisors?: string[];
};

const textsOf = async (status: Status, { booking, shift, attendance, supervisors = ['charge'] }: Now = {}) => {
  const from = reader({
    booking: async () => ({
      booking: bookingWith('pro', { status, ...booking }),
      shift: shiftWith(shift),
      attendance: attendanceWith(attendance),
    }),
    unitSupervisors: async () => supervisors,
  });
  const data = { ...ids, professionalId: 'pro', status, attempt: 1 };
  const event = { id: '1', type: 'booking.changed', occurredAt: '2026-11-26T09:00:00.000Z', data };
  return (await readTextsOf(from, event as unknown as DomainEvent)).users;
};
const told = async (status: Status, now?: Now) =>
  (await textsOf(status, now)).map(({ userId, inApp }) => [userId, inApp?.title]);

describe('texts of a booking', () => {
  it('go to everyone affected', async () => {
    expect(await told('requested')).toEqual([['charge', 'Shift requested']]);
    expect(await told('confirmed')).toEqual([
      ['pro', 'Shift booked'],
      ['charge', 'Shift booked'],
    ]);
    expect(await told('declined')).toEqual([['pro', 'Request declined']]);
    expect(await told('lapsed')).toEqual([['pro', 'Request not answered']]);
    expect(await told('canceled_by_facility')).toEqual([['pro', 'Shift canceled']]);
    expect(await told('canceled_by_worker')).toEqual([['charge', 'Shift open again']]);
    expect(await told('submitted')).toEqual([['charge', 'Attendance to approve']]);
    expect(await told('returned')).toEqual([['pro', 'Attendance returned']]);
    expect(await told('approved')).toEqual([['pro', 'Shift approved']]);
    expect(await told('no_show')).toEqual([['pro', 'Recorded as not there']]);
    expect(await told('withdrawn')).toEqual([]);
    expect(await told('completed')).toEqual([]);
  });

  it('are skipped once the booking changed, and for one’s own action as a supervisor', async () => {
    expect(await told('requested', { booking: { status: 'withdrawn' } })).toEqual([]);
    expect(await told('confirmed', { booking: { attempt: 2 } })).toEqual([]);
    expect(await told('requested', { supervisors: ['pro', 'lead'] })).toEqual([['lead', 'Shift requested']]);
  });

  it('give times in the location’s time zone', async () => {
    const [worker] = await textsOf('confirmed');
    expect(worker?.inApp?.content).toMatch(/^You're booked for ICU East at Tower B: Thu, Dec 3, 2026, 7:00 PM/);
    expect(worker).toMatchObject({
      category: 'urgent',
      sms: "You're booked for ICU East (Lakeshore Health) on Thursday, December 3.",
    });
    const [supervisor] = await textsOf('requested', { booking: { answerBy: '2026-12-02T15:00:00.000Z' } });
    expect((await supervisor?.email?.(context))?.text).toContain('Answer by Wed, Dec 2, 9:00 AM CST.');
  });

  it('state what the facility pays for canceling late', async () => {
    const how = { attempt: 1, at: '2026-12-03T22:00:00.000Z', noticeMinutes: 180, points: 6, undone: false } as const;
    const cancellations = [{ ...how, by: 'facility' as const, minutes: 240, cents: 208_00, basis: 'policy' as const }];
    const [canceled] = await textsOf('canceled_by_facility', { booking: { cancellations } });
    expect(canceled?.inApp?.content).toMatch(/They pay you 4 hours, \$208(\.00)?\. It's on your timesheet\.$/);
    expect(canceled?.sms).toMatch(/^Lakeshore Health canceled .* They pay you 4 hours, \$208(\.00)?\.$/);
    expect((await canceled?.email?.(context))?.text).toContain('They pay you 4 hours');
  });

  it('link to the page with the shift', async () => {
    const leadsTo = async (status: Status) => (await textsOf(status)).map(({ inApp }) => inApp?.actionUrl);
    const onBoard = `/coverage?location=${ids.locationId}&day=2026-12-03&shift=${ids.shiftId}`;
    expect(await leadsTo('confirmed')).toEqual(['/shifts/week?week=2026-11-30', onBoard]);
    expect(await leadsTo('requested')).toEqual([onBoard]);
    expect(await leadsTo('canceled_by_facility')).toEqual(['/shifts']);
    expect(await leadsTo('canceled_by_worker')).toEqual([onBoard]);
  });

  it('keep the reason and names off locked screens', async () => {
    const [canceled] = await textsOf('canceled_by_facility', { booking: { reason: 'Census is low' } });
    expect(JSON.stringify([canceled?.inApp, canceled?.sms])).not.toContain('Census');
    expect((await canceled?.email?.(context))?.text).toContain('Reason: Census is low');
    const [left] = await textsOf('canceled_by_worker');
    expect(left).toMatchObject({ category: 'urgent', sms: 'ICU East on Thursday, December 3 is open again.' });
  });

  it('report the outcome of attendance, with the minutes of a return only by email', async () => {
    const [approved] = await textsOf('approved');
    expect(approved?.inApp?.content).toMatch(/^Lakeshore Health approved 11.5 hours for ICU East at Tower B: \$655.50/);
    const silent = { minutes: 690, at: '2026-12-08T13:00:00.000Z', by: null, bySilence: true };
    const [bySilence] = await textsOf('approved', { attendance: { approved: silent } });
    expect((await bySilence?.email?.(context))?.text).toContain('No one answered in time');
    const returned = { minutes: 660, reason: 'Relieved early', at: '2026-12-04T15:00:00.000Z', by: 'Ada' };
    const [back] = await textsOf('returned', { attendance: { returned }, booking: { reason: returned.reason } });
    expect(JSON.stringify(back?.inApp)).not.toContain('Relieved');
    const mail = (await back?.email?.(context))?.text;
    expect(mail).toContain('11 hours would be approved.');
    expect(mail).toContain('Reason: Relieved early');
  });

  it('do not call a request declined when its shift was canceled for everyone', async () => {
    const [asked] = await textsOf('declined', { shift: { status: 'canceled' } });
    expect(asked?.inApp?.title).toBe('Shift canceled');
    expect(asked?.inApp?.content).toContain('canceled the shift you requested');
  });
});

describe('texts about a person who is late', () => {
  const noticed = async (
    what: (typeof attendanceNews)[number],
    {
      status = 'confirmed',
      isCovered = false,
      minutes = 10,
    }: { status?: Status; isCovered?: boolean; minutes?: number } = {},
  ) => {
    const from = reader({
      booking: async () => ({
        booking: bookingWith('pro', { status }),
        shift: shiftWith(isCovered ? { coverNowAt: '2026-12-04T01:15:00.000Z' } : {}),
        attendance: attendanceWith({
          runningLate: minutes > 0 ? { at: '2026-12-04T00:50:00.000Z', minutes } : null,
        }),
      }),
      unitSupervisors: async () => ['charge'],
    });
    const data = { ...ids, professionalId: 'pro', what };
    const event = { id: '1', type: 'attendance.noticed', occurredAt: '2026-12-04T01:15:00.000Z', data };
    return (await readTextsOf(from, event as unknown as DomainEvent)).users;
  };

  it('ask the person, and tell the unit', async () => {
    const [worker] = await noticed('on_way', { minutes: 0 });
    const [unit] = await noticed('missing');
    expect([worker?.userId, worker?.inApp?.title]).toEqual(['pro', 'Are you on your way?']);
    expect([unit?.userId, unit?.inApp?.title]).toEqual(['charge', 'No one has clocked in']);
    expect(unit?.sms).toBe('No one has clocked in for ICU East.');
    const [covered] = await noticed('missing', { isCovered: true });
    expect(covered?.sms).toBe('No one has clocked in for ICU East. Cover Now is starting.');
    const late = await noticed('late');
    expect(late.map(({ userId, inApp }) => [userId, inApp?.title])).toEqual([['charge', 'Running late']]);
    expect(late[0]?.inApp?.content).toContain('late by 10 minutes');
  });

  it('are not sent once the person is there', async () => {
    expect(await noticed('missing', { status: 'in_progress' })).toEqual([]);
    expect(await noticed('still_working', { status: 'completed' })).toEqual([]);
    expect(await noticed('on_way', { minutes: 10 })).toEqual([]);
  });

  it('ask a person who is still clocked in', async () => {
    const asked = await noticed('still_working', { status: 'in_progress' });
    expect(asked.map(({ userId, inApp }) => [userId, inApp?.title])).toEqual([['pro', 'Still working?']]);
  });

  it('warn what is approved automatically soon, as long as it waits', async () => {
    const until = '2026-12-08T13:00:00.000Z';
    const waiting = (...instants: (string | null)[]) => {
      const items = instants.map((approvedBySilenceAt) => attendanceWith({ status: 'submitted', approvedBySilenceAt }));
      const from = reader({ awaitingApproval: async () => ({ unit: 'ICU East', items }) });
      const event = { id: '1', type: 'attendance.approval_due', occurredAt: until, data: { ...ids, until } };
      return readTextsOf(from, event as unknown as DomainEvent);
    };
    const { users } = await waiting(until, '2026-12-08T16:00:00.000Z', '2026-12-09T13:00:00.000Z', null);
    expect(users.map(({ userId }) => userId)).toEqual(['charge', 'lead']);
    expect(users[0]?.inApp?.content).toContain('2 shifts to approve in ICU East by');
    expect((await waiting(null)).users).toEqual([]);
  });
});

describe('texts before a shift', () => {
  const at = '2026-12-03T01:00:00.000Z';
  const reminded = async (shift: Partial<ShiftItem> = {}, booking: Partial<Booking> = {}) => {
    const from = reader({
      upcomingShift: async () => ({
        shift: shiftWith({ remindedUntil: at, ...shift }),
        bookings: [bookingWith('pro', { status: 'confirmed', ...booking }), bookingWith('asked')],
        entrance: 'Tower B, floor 4',
      }),
    });
    const event = { id: '1', type: 'shift.reminder_due', occurredAt: at, data: { ...ids, at } };
    return (await readTextsOf(from, event as unknown as DomainEvent)).users;
  };

  it('tell people who were booked by then where to go', async () => {
    const [worker, ...others] = await reminded();
    expect([worker?.userId, worker?.inApp?.title, others]).toEqual(['pro', 'Your shift is coming up', []]);
    expect((await worker?.email?.(context))?.text).toContain('Entrance: Tower B, floor 4');
    expect(await reminded({}, { bookedAt: '2026-12-03T01:00:01.000Z' })).toEqual([]);
    expect(await reminded({ status: 'in_progress' })).toEqual([]);
    expect(await reminded({ remindedUntil: '2026-12-03T23:00:00.000Z' })).toEqual([]);
  });
});

describe('texts of backups', () => {
  it('tell the unit who is called first, only if the shift is soon', async () => {
    const emailOf = async (updatedAt: string) => {
      const [unit] = await textsOf('canceled_by_worker', { booking: { updatedAt }, shift: { backups: 2 } });
      return (await unit?.email?.(context))?.text;
    };
    expect(await emailOf('2026-12-03T20:00:00.000Z')).toContain('2 backups are asked first, one after another.');
    expect(await emailOf('2026-12-01T20:00:00.000Z')).not.toContain('backups');
  });

  it('report that a person is no longer a backup, unless the shift is over', async () => {
    expect(await told('lapsed', { booking: { how: 'backup' } })).toEqual([['pro', 'No longer a backup']]);
    expect(await told('lapsed', { booking: { how: 'backup' }, shift: { status: 'completed' } })).toEqual([]);
  });
});

describe('texts of an invite', () => {
  const asked = async (fields: Partial<ShiftInvite>, shift: Partial<ShiftItem> = {}) => {
    const invite = inviteWith('pro', fields);
    const from = reader({ invite: async () => ({ invite, shift: shiftWith(shift) }) });
    const { shiftId, organizationId, kind } = invite;
    const data = { shiftId, organizationId, professionalId: 'pro', kind, run: 1 };
    const event = { id: '1', type: 'invite.sent', occurredAt: '2026-12-03T23:00:00.000Z', data };
    return (await readTextsOf(from, event as unknown as DomainEvent)).users;
  };

  it('give a backup minutes, also by text message', async () => {
    const [backup] = await asked({ kind: 'backup', until: '2026-12-03T23:04:00.000Z' });
    expect(backup).toMatchObject({
      category: 'urgent',
      sms: 'Can you cover ICU East (Lakeshore Health) on Thursday, December 3? $655.50. Yours for the next few minutes.',
    });
    expect(backup?.inApp?.content).toMatch(/The shift is yours until Thu, Dec 3, 5:04 PM/);
  });

  it('reach people who want last-minute shifts at any time, also by text message', async () => {
    const [cover] = await asked({ kind: 'cover_now', lastMinute: true });
    expect(cover).toMatchObject({
      category: 'lastMinuteShifts',
      sms: 'Can you cover ICU East (Lakeshore Health) on Thursday, December 3? $655.50. The first to accept gets it.',
    });
  });

  it('can be unsubscribed from by everyone who was only invited or called', async () => {
    const lists = await Promise.all(
      (['wave', 'cover_now', 'backup'] as const).map(async (kind) => {
        const [invited] = await asked({ kind, until: '2026-12-03T23:04:00.000Z' });
        return invited && mailListOf[invited.category];
      }),
    );
    expect(lists).toEqual(['emailOpenShifts', 'emailOpenShifts', 'transactional']);
  });

  it('omit pay for own staff, who are paid through payroll', async () => {
    const until = '2026-12-03T23:04:00.000Z';
    const [backup] = await asked({ kind: 'backup', until, payroll: true });
    const [cover] = await asked({ kind: 'cover_now', lastMinute: true, payroll: true });
    const [wave] = await asked({ kind: 'wave', payroll: true });
    const said = JSON.stringify([backup, cover, wave]);
    expect(said).not.toContain('$');
    expect(wave?.inApp?.content).toMatch(/^Lakeshore Health invites you to ICU East at Tower B: .*7:00 AM/);
    expect([backup?.sms, cover?.sms]).toEqual([
      'Can you cover ICU East (Lakeshore Health) on Thursday, December 3? Yours for the next few minutes.',
      'Can you cover ICU East (Lakeshore Health) on Thursday, December 3? The first to accept gets it.',
    ]);
  });

  it('respect the quiet hours of everyone else', async () => {
    const [cover] = await asked({ kind: 'cover_now' });
    const [wave] = await asked({ kind: 'wave' });
    expect([cover?.category, cover?.sms, wave?.category, wave?.sms]).toEqual([
      'shiftCalls',
      null,
      'shiftInvitations',
      null,
    ]);
  });

  it('are not sent once it was answered, sent again, or covered', async () => {
    expect(await asked({ state: 'declined' })).toEqual([]);
    expect(await asked({ run: 2 })).toEqual([]);
    expect(await asked({}, { status: 'covered' })).toEqual([]);
  });
});

describe('texts of a shift at risk', () => {
  const told = async (shift: Partial<ShiftItem>) => {
    const from = reader({ shift: async () => shiftWith(shift), unitSupervisors: async () => ['charge'] });
    const { shiftId, organizationId } = shiftWith();
    const data = { shiftId, organizationId };
    const event = { id: '1', type: 'fill.at_risk', occurredAt: '2026-12-01T01:00:00.000Z', data };
    return (await readTextsOf(from, event as unknown as DomainEvent)).users;
  };

  it('tell supervisors how many similar shifts were covered, and their options', async () => {
    const since = '2026-12-01T01:00:00.000Z';
    const [supervisor] = await told({ atRisk: { since, covered: 6, of: 24 } });
    expect(supervisor?.inApp?.content).toMatch(/^ICU East, .*: 6 of 24 like this were covered\. 5 proposals\.$/);
    const [other] = await told({ atRisk: { since } });
    expect(other?.sms).toMatch(/is at risk: no one has requested it yet\.$/);
  });

  it('stop once it is covered', async () => {
    expect(await told({ status: 'covered' })).toEqual([]);
  });
});
