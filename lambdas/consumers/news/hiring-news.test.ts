import type { DomainEvent, EventOf, EventType } from '@shared/model/event';
import { describe, expect, it } from 'vitest';
import { emptyTimesheet, type StoredTimesheet } from '../../runtime/stored-timesheet';
import type { StoredOffer } from '../../runtime/stored-offer';
import type { StoredPlacement } from '../../runtime/stored-placement';
import { keyedHash } from '../../runtime/keyed-hash';
import type { News } from '../news';
import type { EventReader } from '../ports';
import { newsOf } from './all-news';

const ids = { jobId: 'job_1', organizationId: 'org_1', professionalId: 'pro' };
const hostile = '<script>alert(1)</script>\r\nBcc: all@example.org';
const context = { siteUrl: 'https://site.test', hash: keyedHash(() => Promise.resolve(Buffer.from('key'))) };

const terms = {
  jobType: 'locum',
  startOn: '2026-12-01',
  endOn: null,
  payCents: 150_00,
  rate: 'hour',
  currency: 'USD',
  hoursPerWeek: 36,
  location: 'Boston',
  notes: hostile,
} as const;
const offer = (changes: Partial<StoredOffer> = {}): StoredOffer =>
  ({
    ...ids,
    offerId: 'ofr_1',
    applicationId: 'app_1',
    jobTitle: hostile,
    organization: 'Harbor',
    professional: { userId: 'pro', name: 'Nora Nurse' },
    terms,
    status: 'open',
    expiresOn: '2026-11-30',
    reason: '',
    placementId: null,
    version: 1,
    offeredBy: 'maker',
    closedWithApplication: false,
    ...changes,
  }) as StoredOffer;
const placement = {
  ...offer(),
  placementId: 'plc_1',
  endOn: null,
} as unknown as StoredPlacement;
const sheet = (changes: Partial<StoredTimesheet>): StoredTimesheet => ({
  ...emptyTimesheet({ ...placement, jobTitle: 'Nurse' }, '2026-11-16'),
  lines: [{ day: '2026-11-16', minutes: 450, note: '', dispute: changes.status === 'disputed' ? 'Why?' : null }],
  ...changes,
});

const reader = (changes: Partial<EventReader> = {}): EventReader =>
  ({
    job: async () => ({ title: 'Nurse', team: ['poster', 'maker'] }),
    offer: async () => offer(),
    placement: async () => placement,
    timesheet: async () => null,
    isManager: async () => true,
    managers: async () => ['admin'],
    openApplications: async () => [{ applicationId: 'app_2', professionalId: 'other', organization: 'Harbor' }],
    ...changes,
  }) as EventReader;

const tell = <T extends EventType>(type: T, data: EventOf<T>['data'], from = reader()): Promise<News[]> =>
  newsOf(from, { id: '1', type, occurredAt: '2026-11-21T08:00:00.000Z', data } as DomainEvent);
const changed = (changes: Partial<StoredOffer>, version = changes.version ?? 1) =>
  tell(
    'offer.changed',
    { ...ids, offerId: 'ofr_1', applicationId: 'app_1', status: changes.status ?? 'open', version },
    reader({ offer: async () => offer(changes) }),
  );
const toldTo = (news: readonly News[]) => news.map(({ userId, notification }) => [userId, notification?.title]);

describe('news of offers', () => {
  it('are urgent when they wait for an answer, and name nobody in a text message', async () => {
    const [news] = await changed({});
    expect(news).toMatchObject({ userId: 'pro', category: 'urgent' });
    expect(news?.sms).toBe('Wardline: You have a job offer. Please answer by November 30, 2026.');
    const mail = await news?.mail?.(context);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).toContain('$150 per hour');
    expect(toldTo(await changed({ version: 2 }))).toEqual([['pro', 'Your offer has changed']]);
  });

  it('go to the other side of who acted, each once', async () => {
    const team = (title: string) => ['poster', 'maker'].map((userId) => [userId, title]);
    expect(toldTo(await changed({ status: 'accepted', placementId: 'plc_1' }))).toEqual(team('Offer accepted'));
    expect(toldTo(await changed({ status: 'declined' }))).toEqual(team('Offer declined'));
    expect(toldTo(await changed({ status: 'withdrawn' }))).toEqual([['pro', 'Offer withdrawn']]);
    expect(toldTo(await changed({ status: 'expired' }))).toEqual([['pro', 'Offer expired'], ...team('Offer expired')]);
  });

  it('are none when more has happened since, or the application tells it', async () => {
    expect(await changed({ version: 2 }, 1)).toEqual([]);
    expect(await changed({ status: 'withdrawn', closedWithApplication: true })).toEqual([]);
  });

  it('tell who is placed, and those whose position is filled', async () => {
    expect(toldTo(await tell('placement.created', { ...ids, placementId: 'plc_1' }))).toEqual([
      ['pro', 'You are hired'],
    ]);
    const filled = await tell('job.filled', { jobId: 'job_1', organizationId: 'org_1' });
    expect(toldTo(filled)).toEqual([
      ['other', 'The position has been filled'],
      ['poster', 'All openings are filled'],
      ['maker', 'All openings are filled'],
    ]);
    expect(filled.at(-1)?.notification?.content).toContain('1 application is still open');
  });
});

describe('news of hours and reviews', () => {
  const week = (status: StoredTimesheet['status'], found = status) =>
    tell(
      'timesheet.changed',
      { ...ids, placementId: 'plc_1', weekStartsOn: '2026-11-16', status, version: 2 },
      reader({ timesheet: async () => sheet({ status: found, dueOn: '2026-12-05' }) }),
    );

  it('go to those who sign off, and back to the worker with what is wrong', async () => {
    expect(toldTo(await week('submitted'))).toEqual([
      ['poster', 'Hours to sign off'],
      ['maker', 'Hours to sign off'],
    ]);
    const [disputed] = await week('disputed');
    expect([disputed?.userId, disputed?.notification?.title]).toEqual(['pro', 'Hours sent back']);
    expect((await disputed?.mail?.(context))?.text).toContain('Why?');
    expect((await week('approved'))[0]?.notification?.content).toContain('$1,125');
    expect(toldTo(await week('paid'))).toEqual([['pro', 'Hours paid']]);
    expect(await week('submitted', 'approved')).toEqual([]);
  });

  it('tell the other side that there is a review, not what it says', async () => {
    const review = (side: 'professional' | 'employer') =>
      tell('review.published', { ...ids, reviewId: 'rev_1', placementId: 'plc_1', side });
    expect(toldTo(await review('employer'))).toEqual([['pro', 'New review']]);
    expect(toldTo(await review('professional'))).toEqual([['admin', 'New review']]);
  });
});
