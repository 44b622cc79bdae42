import { describe, expect, it } from 'vitest';
import { toDomainEvents } from '../domain-events';
import { imageOf } from '../stream-image.fake';

const ulid = '0'.repeat(26);
const userId = '00000000-0000-4000-8000-000000000000';

const eventsOf = (before: object | null, after: object) =>
  toDomainEvents({
    dynamodb: {
      ...(before && { OldImage: imageOf(before) }),
      NewImage: imageOf(after),
      SequenceNumber: '1',
      ApproximateCreationDateTime: 1_795_000_000,
    },
  });

describe('events of a booking', () => {
  const booking = {
    entity: 'Booking',
    shiftId: `shf_${ulid}`,
    organizationId: `org_${ulid}`,
    placementId: `plc_${ulid}`,
    professional: { userId, name: 'Nora Nurse' },
    status: 'requested',
    reason: '',
    attempt: 1,
    version: 1,
    updatedAt: '2026-11-26T08:00:00.000Z',
  };

  it('report each status of each attempt once, without names and reasons', () => {
    expect(eventsOf(null, booking)).toMatchObject([
      { type: 'booking.changed', id: `booking.changed:shf_${ulid}:${userId}:1`, occurredAt: booking.updatedAt },
    ]);
    const canceled = { ...booking, status: 'canceled_by_facility', reason: 'Secret reason', version: 2 };
    const [event] = eventsOf(booking, canceled);
    expect(event?.data).toEqual({
      shiftId: booking.shiftId,
      organizationId: booking.organizationId,
      placementId: booking.placementId,
      professionalId: userId,
      status: 'canceled_by_facility',
      attempt: 1,
    });
    expect(eventsOf(canceled, { ...canceled, ttl: 1 })).toEqual([]);
    expect(eventsOf(canceled, { ...booking, attempt: 2, version: 3 })).toMatchObject([
      { data: { status: 'requested', attempt: 2 } },
    ]);
  });
});

describe('events of a booked person’s missing requirements', () => {
  it('come once, from when they began', () => {
    const booking = {
      entity: 'Booking',
      ...{ shiftId: `shf_${ulid}`, organizationId: `org_${ulid}`, placementId: `plc_${ulid}` },
      professional: { userId, name: 'Nora Nurse' },
      ...{ status: 'confirmed', attempt: 1, version: 1, updatedAt: '2026-11-26T08:00:00.000Z' },
    };
    const lapse = { kinds: ['file'], since: '2026-11-26T09:00:00.000Z', until: '2026-11-28T09:00:00.000Z' };
    const lapsing = { ...booking, lapse, version: 2 };
    expect(eventsOf(booking, lapsing)).toMatchObject([
      { type: 'booking.lapsing', occurredAt: lapse.since, data: { professionalId: userId, since: lapse.since } },
    ]);
    expect(eventsOf(lapsing, { ...lapsing, lapse: { ...lapse, kinds: ['file', 'license'] }, version: 3 })).toEqual([]);
    expect(eventsOf(lapsing, { ...booking, version: 3 })).toEqual([]);
  });
});

describe('events of a board cell', () => {
  const cell = {
    entity: 'BoardCell',
    locationId: `loc_${ulid}`,
    unitId: `unt_${ulid}`,
    day: '2026-11-26',
    rows: {},
    shifts: 0,
  };

  it('name the week and the cell whenever a row changes', () => {
    expect(eventsOf(null, cell)).toEqual([]);
    const planned = { ...cell, rows: { [`shf_${ulid}`]: '1|420' }, shifts: 1 };
    const [event] = eventsOf(cell, planned);
    expect(event).toMatchObject({
      type: 'board.changed',
      id: `board.changed:loc_${ulid}:2026-11-23:1`,
      data: {
        locationId: cell.locationId,
        weekStartsOn: '2026-11-23',
        cells: [{ unitId: cell.unitId, day: cell.day }],
      },
    });
    expect(eventsOf(planned, { ...planned, ttl: 1 })).toEqual([]);
  });
});

describe('events of attendance', () => {
  const attendance = {
    entity: 'Attendance',
    shiftId: `shf_${ulid}`,
    organizationId: `org_${ulid}`,
    placementId: `plc_${ulid}`,
    professional: { userId, name: 'Nora Nurse' },
    status: 'confirmed',
    runningLate: null,
    missingAt: null,
    version: 1,
  };

  it('report once each thing that time alone changes', () => {
    const whats = (before: object, after: object) =>
      eventsOf(before, after).map(({ type, data }) => ('what' in data ? data.what : type));
    const asked = { ...attendance, askedAt: '2026-12-04T01:05:00.000Z' };
    expect([whats(attendance, asked), whats(asked, { ...asked, version: 3 })]).toEqual([['on_way'], []]);
    const worked = { ...attendance, status: 'in_progress', endsAt: '2026-12-04T13:00:00.000Z', stillAsked: 0 };
    const [still] = eventsOf(worked, { ...worked, stillAsked: 15 });
    expect(still).toMatchObject({ data: { what: 'still_working' }, occurredAt: '2026-12-04T13:15:00.000Z' });
    expect(whats({ ...worked, stillAsked: 15 }, { ...worked, stillAsked: 60 })).toEqual(['still_working']);
    const waits = {
      ...{ ...attendance, locationId: `loc_${ulid}`, unitId: `unt_${ulid}`, status: 'submitted' },
      approvedBySilenceAt: '2026-12-08T13:00:00.000Z',
    };
    const named = { ...waits, approvalRemindedAt: '2026-12-08T09:00:00.000Z', leadsReminder: false };
    expect(whats(waits, named)).toEqual([]);
    expect(whats(waits, { ...named, leadsReminder: true })).toEqual(['attendance.approval_due']);
  });

  it('report once that a dispute was settled, unless a case of staff settled it', () => {
    const dispute = { claimedMinutes: 750, settledAt: null, cases: [] };
    const open = { ...attendance, status: 'approved', dispute };
    const settled = { ...open, dispute: { ...dispute, settledAt: '2026-12-08T13:00:00.000Z' }, version: 2 };
    expect(eventsOf(open, settled).map(({ data }) => data)).toMatchObject([{ what: 'settled' }]);
    expect(eventsOf(settled, { ...settled, version: 3 })).toEqual([]);
    const withCase = { ...open, dispute: { ...dispute, cases: [{ state: 'open' }] } };
    const closed = { ...settled, dispute: { ...settled.dispute, cases: [{ state: 'settled' }] } };
    expect(eventsOf(withCase, closed)).toEqual([]);
  });

  it('report once that a shift is near, if anyone is booked on it', () => {
    const shift = { entity: 'Shift', shiftId: attendance.shiftId, organizationId: attendance.organizationId };
    const near = { ...shift, confirmed: 1, remindedUntil: '2026-12-03T01:00:00.000Z' };
    expect(eventsOf({ ...shift, confirmed: 1 }, near)).toMatchObject([{ type: 'shift.reminder_due' }]);
    expect(eventsOf(near, { ...near, confirmed: 2 })).toEqual([]);
    expect(eventsOf(shift, { ...near, confirmed: 0 })).toEqual([]);
  });

  it('report once that someone is late, and once that no one has clocked in', () => {
    expect(eventsOf(null, attendance)).toEqual([]);
    const late = { ...attendance, runningLate: { at: '2026-12-04T00:50:00.000Z', minutes: 10 }, version: 2 };
    const ofBooking = {
      shiftId: attendance.shiftId,
      organizationId: attendance.organizationId,
      placementId: attendance.placementId,
      professionalId: userId,
    };
    expect(eventsOf(attendance, late)).toMatchObject([
      { type: 'attendance.noticed', occurredAt: late.runningLate.at, data: { ...ofBooking, what: 'late' } },
    ]);
    const missing = { ...late, missingAt: '2026-12-04T01:15:00.000Z', version: 3 };
    expect(eventsOf(late, missing).map(({ data }) => data)).toEqual([{ ...ofBooking, what: 'missing' }]);
    expect(eventsOf(missing, { ...missing, version: 4 })).toEqual([]);
  });
});

describe('events of an invite', () => {
  const invite = {
    entity: 'ShiftInvite',
    shiftId: `shf_${ulid}`,
    organizationId: `org_${ulid}`,
    userId,
    kind: 'backup',
    run: 1,
    state: 'sent',
    sentAt: '2026-11-26T08:00:00.000Z',
    version: 1,
  };

  it('report each time that someone is invited, and no answers', () => {
    expect(eventsOf(null, invite)).toMatchObject([
      { type: 'invite.sent', occurredAt: invite.sentAt, data: { professionalId: userId, kind: 'backup', run: 1 } },
    ]);
    expect(eventsOf(invite, { ...invite, state: 'declined', version: 2 })).toEqual([]);
    const again = { ...invite, kind: 'cover_now', run: 2, sentAt: '2026-11-26T09:00:00.000Z', version: 3 };
    expect(eventsOf(invite, again)).toMatchObject([{ id: `invite.sent:shf_${ulid}:${userId}:3` }]);
  });
});

describe('events of a shift', () => {
  const shift = { entity: 'Shift', shiftId: `shf_${ulid}`, organizationId: `org_${ulid}`, status: 'open', version: 1 };
  const atRisk = { ...shift, atRisk: { since: '2026-11-26T08:00:00.000Z', covered: 6, of: 24 } };

  it('report once that it is at risk', () => {
    expect(eventsOf(shift, atRisk)).toMatchObject([
      { type: 'fill.at_risk', occurredAt: atRisk.atRisk.since, data: { shiftId: shift.shiftId } },
    ]);
    expect(eventsOf(atRisk, { ...atRisk, atRisk: { ...atRisk.atRisk, covered: 7 } })).toEqual([]);
    expect(eventsOf(atRisk, shift)).toEqual([]);
  });
});
