import type { DomainEvent, EventOf, EventType } from '@shared/core/model/event';
import { describe, expect, it } from 'vitest';
import type { EventReader } from '../../../events/ports';
import { keyedHash } from '../../../platform/crypto/keyed-hash';
import type { OfferItem } from '../../../store/hiring/offers/offer-item';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import type { TimesheetItem } from '../../../store/work/timesheets/timesheet-item';
import { readTextsOf, type ReadText } from '../samples/read-texts.fake';
import { ids, offer, placement, reader, sheet } from '../samples/samples.fake';

const context = { siteUrl: 'https://site.test', hash: keyedHash(() => Promise.resolve(Buffer.from('key'))) };

const readerWith = (changes: Partial<EventReader> = {}): EventReader =>
  reader({
    job: async () => ({ title: 'Nurse', team: ['poster', 'maker'] }),
    timesheet: async () => null,
    openApplications: async () => [{ applicationId: 'app_2', professionalId: 'other', organization: 'Harbor' }],
    ...changes,
  });

const texts = async <T extends EventType>(
  type: T,
  data: EventOf<T>['data'],
  from = readerWith(),
): Promise<readonly ReadText[]> =>
  (await readTextsOf(from, { id: '1', type, occurredAt: '2026-11-21T08:00:00.000Z', data } as DomainEvent)).users;
const changed = (changes: Partial<OfferItem>, version = changes.version ?? 1) =>
  texts(
    'offer.changed',
    { ...ids, offerId: 'ofr_1', applicationId: 'app_1', status: changes.status ?? 'open', version },
    readerWith({ offer: async () => offer(changes) }),
  );
const notified = (to: readonly ReadText[]) => to.map(({ userId, inApp }) => [userId, inApp?.title]);

describe('texts of offers', () => {
  it('are urgent when they wait for an answer, and name no one in a text message', async () => {
    const [text] = await changed({});
    expect(text).toMatchObject({ userId: 'pro', category: 'urgent' });
    expect(text?.sms).toBe('You have a job offer. Please answer by November 30, 2026.');
    const email = await text?.email?.(context);
    expect(email?.html).not.toContain('<script');
    expect(email?.subject).not.toMatch(/[\r\n]/);
    expect(email?.text).toContain('$150 per hour');
    expect(notified(await changed({ version: 2 }))).toEqual([['pro', 'Your offer has changed']]);
  });

  it('go to the other side, each once', async () => {
    const team = (title: string) => ['poster', 'maker'].map((userId) => [userId, title]);
    expect(notified(await changed({ status: 'accepted', placementId: 'plc_1' }))).toEqual(team('Offer accepted'));
    expect(notified(await changed({ status: 'declined' }))).toEqual(team('Offer declined'));
    expect(notified(await changed({ status: 'withdrawn' }))).toEqual([['pro', 'Offer withdrawn']]);
    expect(notified(await changed({ status: 'expired' }))).toEqual([
      ['pro', 'Offer expired'],
      ...team('Offer expired'),
    ]);
  });

  it('are omitted when more has happened since, or the application already reports it', async () => {
    expect(await changed({ version: 2 }, 1)).toEqual([]);
    expect(await changed({ status: 'withdrawn', closedWithApplication: true })).toEqual([]);
  });

  it('notify the placed person, and those whose position is filled', async () => {
    expect(notified(await texts('placement.created', { ...ids, placementId: 'plc_1' }))).toEqual([
      ['pro', "You're hired"],
    ]);
    const filled = await texts('job.filled', { jobId: 'job_1', organizationId: 'org_1' });
    expect(notified(filled)).toEqual([
      ['other', 'Position filled'],
      ['poster', 'All openings are filled'],
      ['maker', 'All openings are filled'],
    ]);
    expect(filled.at(-1)?.inApp?.content).toContain('1 application is still open');
  });
});

describe('the text of a hire', () => {
  const hired = async (changes: Partial<EventReader> = {}) => {
    const [text] = await texts('placement.created', { ...ids, placementId: 'plc_1' }, readerWith(changes));
    return (await text?.email?.(context))?.text ?? '';
  };

  it('says where, when, and which documents are next, and links to where they are handed in', async () => {
    const email = await hired({
      placement: async () => ({ ...placement, terms: { ...placement.terms, location: 'Tampa, FL' } }),
    });
    expect(email).toContain('Next: hand in 10 documents. The first is due December 12, 2026.');
    expect(email).toContain('Where: Tampa, FL');
    expect(email).toContain('/placements/plc_1#compliance');
  });

  it('links to the placement when nothing is missing', async () => {
    const email = await hired({ openDocuments: async () => null });
    expect(email).not.toContain('Next:');
    expect(email).not.toContain('#compliance');
  });
});

describe('texts of a placement that ends early', () => {
  const ended = (changes: Partial<PlacementItem>) =>
    texts(
      'placement.ended',
      { ...ids, placementId: 'plc_1', version: 2 },
      readerWith({ placement: async () => ({ ...placement, jobTitle: 'Nurse', version: 2, ...changes }) }),
    );

  it('go to the professional, with the last day, the agreed day and the reason', async () => {
    const [text, ...others] = await ended({
      endOn: '2026-12-18',
      endReason: 'The project is over.',
      terms: { ...placement.terms, endOn: '2027-02-28' },
    });
    expect(others).toEqual([]);
    expect(text).toMatchObject({
      userId: 'pro',
      inApp: {
        title: 'Your placement has a new end date',
        content: 'Harbor set December 18, 2026 as your last day as “Nurse”.',
        actionUrl: '/placements/plc_1',
      },
    });
    const email = await text?.email?.(context);
    expect(email?.text).toContain('The agreed last day was February 28, 2027.');
    expect(email?.text).toContain('Reason: The project is over.');
  });

  it('omit an agreed day that did not exist, and are not sent once the day was changed again', async () => {
    const [text] = await ended({ endOn: '2026-12-18', endReason: '' });
    expect((await text?.email?.(context))?.text).not.toMatch(/agreed|Reason/);
    expect(await ended({ endOn: '2026-12-11', version: 3 })).toEqual([]);
  });
});

describe('texts of hours and reviews', () => {
  const week = (status: TimesheetItem['status'], found = status) =>
    texts(
      'timesheet.changed',
      { ...ids, placementId: 'plc_1', weekStartsOn: '2026-11-16', status, version: 2 },
      readerWith({ timesheet: async () => sheet({ status: found, dueOn: '2026-12-05' }) }),
    );

  it('go to the approvers, and back to the worker with the problem', async () => {
    expect(notified(await week('submitted'))).toEqual([
      ['poster', 'Hours to approve'],
      ['maker', 'Hours to approve'],
    ]);
    const [disputed] = await week('disputed');
    expect([disputed?.userId, disputed?.inApp?.title]).toEqual(['pro', 'Timesheet returned']);
    expect((await disputed?.email?.(context))?.text).toContain('Why?');
    expect((await week('approved'))[0]?.inApp?.content).toContain('$1,125');
    expect(notified(await week('paid'))).toEqual([['pro', 'Hours paid']]);
    expect(await week('submitted', 'approved')).toEqual([]);
  });

  it('report that the other side published a review, not its content', async () => {
    const review = (side: 'professional' | 'employer') =>
      texts('review.published', { ...ids, reviewId: 'rev_1', placementId: 'plc_1', side });
    expect(notified(await review('employer'))).toEqual([['pro', 'New review']]);
    expect(notified(await review('professional'))).toEqual([['admin', 'New review']]);
  });
});
