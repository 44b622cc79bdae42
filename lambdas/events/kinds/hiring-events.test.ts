import { interviewChanges } from '@shared/hiring/model/hiring-vocabulary';
import { describe, expect, it } from 'vitest';
import { toDomainEvents } from '../domain-events';
import { toOutboundEvent } from './outbound-events';
import { imageOf } from '../stream-image.fake';

const ulid = '0'.repeat(26);
const userId = '00000000-0000-4000-8000-000000000000';
const at = '2026-11-21T08:00:00.000Z';
const about = { jobId: `job_${ulid}`, organizationId: `org_${ulid}` };
const hire = { ...about, professional: { userId, name: 'Nora Nurse' } };

const eventsOf = (before: object | null, after: object) =>
  toDomainEvents({
    dynamodb: {
      ...(before && { OldImage: imageOf(before) }),
      NewImage: imageOf(after),
      SequenceNumber: '1',
      ApproximateCreationDateTime: 1_795_000_000,
    },
  });

describe('events of a hire', () => {
  it('report every version of an offer once, without its terms', () => {
    const offer = {
      entity: 'Offer',
      ...hire,
      offerId: `ofr_${ulid}`,
      applicationId: `app_${ulid}`,
      status: 'open',
      version: 1,
      updatedAt: at,
      terms: { payCents: 1 },
    };
    const [event] = eventsOf(null, offer);
    expect(event).toMatchObject({
      type: 'offer.changed',
      id: `offer.changed:ofr_${ulid}:1`,
      data: { professionalId: userId, status: 'open', version: 1 },
    });
    expect(JSON.stringify(event)).not.toMatch(/payCents|Nora/);
    expect(eventsOf(offer, offer)).toEqual([]);
    expect(eventsOf(offer, { ...offer, version: 2, status: 'declined' })).toMatchObject([{ data: { version: 2 } }]);
  });

  it('report a placement when it is made, and each later change of the last day', () => {
    const placement = { entity: 'Placement', ...hire, placementId: `plc_${ulid}`, createdAt: at, version: 1 };
    expect(eventsOf(null, placement)).toMatchObject([{ type: 'placement.created', occurredAt: at }]);
    const ended = { ...placement, endOn: '2026-12-01', endReason: 'Secret reason', version: 2 };
    const [event] = eventsOf(placement, ended);
    expect(event).toMatchObject({
      type: 'placement.ended',
      id: `placement.ended:plc_${ulid}:2`,
      data: { placementId: `plc_${ulid}`, professionalId: userId, version: 2 },
    });
    expect(JSON.stringify(event)).not.toMatch(/Secret|Nora/);
    expect(eventsOf(ended, { ...ended, version: 3 })).toEqual([]);
    expect(eventsOf(ended, { ...ended, endOn: '2026-11-30', version: 3 })).toMatchObject([{ data: { version: 3 } }]);
  });

  it('report a week when it is submitted and decided on, never a draft', () => {
    const week = { entity: 'Timesheet', ...hire, placementId: `plc_${ulid}`, weekStartsOn: '2026-11-16' };
    const draft = { ...week, status: 'draft', version: 1 };
    expect(eventsOf(null, draft)).toEqual([]);
    expect(eventsOf(draft, { ...draft, version: 2 })).toEqual([]);
    const submitted = { ...week, status: 'submitted', version: 3, submittedAt: at };
    expect(eventsOf(draft, submitted)).toMatchObject([
      { type: 'timesheet.changed', occurredAt: at, data: { status: 'submitted' } },
    ]);
    const disputed = { ...week, status: 'disputed', version: 4 };
    expect(eventsOf(submitted, disputed)).toHaveLength(1);
    expect(eventsOf(disputed, { ...disputed, version: 5 })).toEqual([]);
  });

  it('report a review when it is published', () => {
    const review = {
      entity: 'Review',
      reviewId: `rev_${ulid}`,
      placementId: `plc_${ulid}`,
      side: 'employer',
      organizationId: about.organizationId,
      professionalId: userId,
      publishedAt: null,
    };
    expect(eventsOf(null, review)).toEqual([]);
    expect(eventsOf(review, { ...review, publishedAt: at })).toMatchObject([
      { type: 'review.published', occurredAt: at },
    ]);
    const published = { ...review, publishedAt: at };
    expect(eventsOf(published, { ...published, reply: { text: 'Thanks', at } })).toEqual([]);
    const profile = { entity: 'Profile', userId, version: 1, updatedAt: at, ratingCount: 1 };
    expect(eventsOf(profile, { ...profile, ratingCount: 2 })).toMatchObject([{ type: 'profile.changed' }]);
  });

  it('report a posting as filled, not as expired', () => {
    const job = { entity: 'Job', ...about, status: 'active', version: 1, updatedAt: at, numberOfOpenings: 2, hires: 1 };
    expect(eventsOf(job, { ...job, applicationCount: 3 })).toEqual([]);
    const filled = { ...job, hires: 2, status: 'closed', version: 2, statusChange: null };
    expect(eventsOf(job, filled).map(({ type }) => type)).toEqual(['job.changed', 'job.filled']);
    expect(eventsOf({ ...job, hires: 0 }, job)).toEqual([]);
    expect(eventsOf(filled, { ...filled, numberOfOpenings: 3, version: 3 }).map(({ type }) => type)).toEqual([
      'job.changed',
    ]);
  });
});

describe('events of an interview', () => {
  const interview = {
    entity: 'Interview',
    ...about,
    ...{ applicationId: `app_${ulid}`, interviewId: `int_${ulid}` },
    ...{ professionalId: userId, organizerId: userId, version: 1, updatedAt: at },
  };

  it.each(interviewChanges)('go to other systems when it is %s, unless it is a call', (change) => {
    const [changed] = eventsOf(null, { ...interview, change });
    expect(toOutboundEvent(changed!)?.data).toMatchObject({ applicationId: interview.applicationId });
    const [call] = eventsOf(null, { ...interview, applicationId: null, jobId: null, change });
    expect(call).toMatchObject({ type: 'interview.changed', data: { applicationId: null, jobId: null, change } });
    expect(toOutboundEvent(call!)).toBeNull();
  });
});
