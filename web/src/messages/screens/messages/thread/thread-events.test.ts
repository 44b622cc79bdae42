import { describe, expect, it } from 'vitest';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { Interview } from '@shared/hiring/model/interview';
import { eventsOf, nextInterview } from './thread-events';

const now = Date.parse('2026-11-23T15:00:00.000Z');
const step = (status: string, at: string, undo = false) => ({ status, at, undo, reason: '', side: 'employer', by: '' });
const application = (...timeline: object[]) =>
  ({ applicationId: 'app_1', jobTitle: 'RN, ICU', timeline }) as unknown as ApplicationDetail;
const interview = (interviewId: string, status: string, startsAt: string | null, endsAt: string | null) =>
  ({ interviewId, status, startsAt, endsAt, timeZone: 'America/Chicago' }) as unknown as Interview;

const past = interview('past', 'accepted', '2026-11-20T20:00:00.000Z', '2026-11-20T20:45:00.000Z');
const later = interview('later', 'accepted', '2026-11-25T20:00:00.000Z', '2026-11-25T20:45:00.000Z');
const sooner = interview('sooner', 'accepted', '2026-11-24T20:00:00.000Z', '2026-11-24T20:45:00.000Z');
const proposed = interview('proposed', 'proposed', null, null);
const canceled = interview('canceled', 'cancelled', '2026-11-19T20:00:00.000Z', '2026-11-19T20:45:00.000Z');

describe('events of an application', () => {
  it('are its steps without undone ones, and past interviews, in order', () => {
    const timeline = [
      step('new', '2026-11-16T10:00:00.000Z'),
      step('rejected', '2026-11-17T10:00:00.000Z'),
      step('new', '2026-11-17T10:00:30.000Z', true),
      step('under_review', '2026-11-21T10:00:00.000Z'),
    ];
    const events = eventsOf(application(...timeline), [later, past, proposed, canceled], now);
    expect(events.map((event) => (event.kind === 'step' ? event.status : event.interviewId))).toEqual([
      'new',
      'past',
      'under_review',
    ]);
  });

  it('are none without an application', () => {
    expect(eventsOf(undefined, [past], now)).toEqual([]);
  });
});

describe('the next interview', () => {
  it('is the confirmed one that starts first', () => {
    expect(nextInterview([later, past, sooner, proposed], now)?.interviewId).toBe('sooner');
    expect(nextInterview([past, proposed], now)).toBeNull();
  });
});
