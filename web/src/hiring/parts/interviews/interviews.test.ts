import { renderHook } from '@testing-library/react';
import ICAL from 'ical.js';
import type { Interview } from '@shared/hiring/model/interview';
import { messages } from '@shared/text/english.fixture';
import { describe, expect, it } from 'vitest';
import { loadTexts, useTranslation } from '@/lib/i18n/i18n';
import { setOwnZone } from '@/lib/time/own-zone';
import { interviewFile } from './interview-file';
import { isOver, isOwnTurn, roomOf } from './interview-state';
import { formatSlot, formatSlotHours, ownSlot } from './interview-labels';
import { emptyRow, problemOf, rowsOf, slotOf } from './times-draft';

const interview = (fields: Partial<Interview> = {}): Interview => ({
  interviewId: `int_${'0'.repeat(26)}`,
  applicationId: `app_${'0'.repeat(26)}`,
  jobId: `job_${'0'.repeat(26)}`,
  jobTitle: 'Ward nurse',
  organizationId: `org_${'0'.repeat(26)}`,
  organization: 'Harbor; Boston, MA',
  professional: { userId: 'pro', name: 'Nora Nurse', photo_url: null },
  organizer: { userId: 'organizer', name: 'Ada Admin', photo_url: null },
  interviewers: [],
  type: 'video',
  place: '',
  meeting: null,
  note: 'Two lines\nof a note, with Ärzte '.repeat(6),
  timeZone: 'America/New_York',
  status: 'accepted',
  slots: [],
  proposedBy: 'employer',
  startsAt: '2026-11-24T15:00:00.000Z',
  endsAt: '2026-11-24T15:30:00.000Z',
  reason: '',
  closedWithJob: false,
  selfScheduling: null,
  sequence: 2,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  version: 2,
  ...fields,
});
const at = (instant: string): number => Date.parse(instant);
const newYork = 'America/New_York';

describe('typed times', () => {
  it('become instants in the zone, before and after a clock change', () => {
    const row = { ...emptyRow('2027-03-13', '10:00') };
    expect(slotOf(row, newYork, 30)).toEqual({
      startsAt: '2027-03-13T15:00:00.000Z',
      endsAt: '2027-03-13T15:30:00.000Z',
    });
    expect(slotOf({ ...row, date: '2027-03-15' }, newYork, 30)?.startsAt).toBe('2027-03-15T14:00:00.000Z');
    expect(slotOf({ ...row, time: '' }, newYork, 30)).toBeNull();
  });

  it('are rejected when incomplete, past, or skipped by a clock change', () => {
    const now = at('2027-03-01T00:00:00.000Z');
    const problem = (date: string, time: string) => problemOf(emptyRow(date, time), newYork, now);
    expect(problem('', '10:00')).toBe(messages.required);
    expect(problem('2027-02-20', '10:00')).toBe(messages.slotInPast);
    expect(problem('2027-03-14', '02:30')).toBe(messages.clocksChange);
    expect(problem('2027-03-14', '03:30')).toBeNull();
  });

  it('survive a round trip', () => {
    const slots = [{ startsAt: '2027-07-01T14:15:00.000Z', endsAt: '2027-07-01T15:00:00.000Z' }];
    expect(rowsOf(slots, newYork)).toMatchObject([{ date: '2027-07-01', time: '10:15' }]);
  });
});

describe('the reader’s view of an interview', () => {
  it('shows the other clock’s time only where it differs', () => {
    const slot = { startsAt: '2026-11-24T15:00:00.000Z', endsAt: '2026-11-24T15:30:00.000Z' };
    setOwnZone(newYork);
    expect(ownSlot(slot, newYork)).toBeNull();
    expect(ownSlot(slot, 'America/Chicago')).toBe('10:00 AM to 10:30 AM EST');
    expect(ownSlot(slot, 'Asia/Tokyo')).toBe('Tue, Nov 24, 10:00 AM to 10:30 AM EST');
    expect(formatSlot(slot, 'America/Chicago')).toBe('Tue, Nov 24, 9:00 AM to 9:30 AM CST');
    expect(formatSlotHours(slot, 'Asia/Tokyo')).toBe('12:00 AM to 12:30 AM GMT+9');
    setOwnZone(null);
  });

  it('is a choice on the side that did not propose', () => {
    const proposed = interview({ status: 'proposed' });
    expect([isOwnTurn(proposed, 'professional'), isOwnTurn(proposed, 'employer')]).toEqual([true, false]);
    expect(isOwnTurn(interview(), 'professional')).toBe(false);
  });

  it('has a room around the time, also while another time is proposed', () => {
    const room = { opens: at('2026-11-24T14:45:00.000Z'), closes: at('2026-11-24T17:30:00.000Z') };
    expect(roomOf(interview())).toEqual(room);
    expect(roomOf(interview({ status: 'proposed' }))).toEqual(room);
    expect(roomOf(interview({ status: 'cancelled' }))).toBeNull();
    expect(roomOf(interview({ type: 'in_person', place: 'Ward 3' }))).toBeNull();
  });

  it('is in the past when every time has passed', () => {
    const slots = [{ startsAt: '2026-11-26T15:00:00.000Z', endsAt: '2026-11-26T15:30:00.000Z' }];
    const proposed = interview({ status: 'proposed', slots });
    expect(isOver(proposed, at('2026-11-25T00:00:00.000Z'))).toBe(false);
    expect(isOver(proposed, at('2026-11-27T00:00:00.000Z'))).toBe(true);
    expect(isOver(interview({ status: 'cancelled' }), at('2026-11-01T00:00:00.000Z'))).toBe(true);
  });
});

await loadTexts('interviews', 'labels/hiring');
const { t } = renderHook(() => useTranslation(['interviews', 'labels/hiring'])).result.current;

describe('the calendar file', () => {
  it('contains the invitation, in lines that every reader accepts', () => {
    const file = interviewFile(interview(), 'https://site.test', t) ?? '';
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent')!);
    expect(event.uid).toMatch(/^int_0{26}@/);
    expect(event.sequence).toBe(2);
    expect(event.summary).toBe('Interview: Ward nurse, Harbor; Boston, MA');
    expect(event.description).toContain('Two lines\nof a note, with Ärzte');
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T15:00:00.000Z');
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('is absent without a time', () => {
    expect(interviewFile(interview({ startsAt: null, endsAt: null }), 'https://site.test', t)).toBeNull();
  });
});
