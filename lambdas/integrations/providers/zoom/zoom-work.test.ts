import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InterviewItem } from '../../../store/interviews/interview-item';
import type { IntegrationLink, StoredIntegration, StoredTask } from '../../../store/integrations/ports';
import type { ConnectedVendor, VendorRequest } from '../../ports';
import { VendorProblem } from '../../engine/vendor-problem';
import { createZoomWork } from './zoom-work';

class WorkerStopped extends Error {}

type Meeting = { id: number; agenda: string; start_time: string; duration: number; topic: string; join_url: string };

const interviewId = `int_${'0'.repeat(25)}1`;
const interview = (changes: Partial<InterviewItem>): InterviewItem =>
  InterviewItem.parse({
    ...{ interviewId, applicationId: `app_${'0'.repeat(26)}`, jobId: `job_${'0'.repeat(26)}` },
    ...{ organizationId: `org_${'0'.repeat(26)}`, professionalId: '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a11' },
    ...{ organizerId: '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a12', interviewerIds: [], jobTitle: 'ICU Nurse' },
    ...{ type: 'external', place: '', meeting: 'zoom', note: '', timeZone: 'America/New_York', slots: [] },
    ...{ status: 'accepted', proposedBy: 'employer', startsAt: null, endsAt: null, reason: '', sequence: 0 },
    ...{ createdAt: '2026-11-26T08:00:00.000Z', updatedAt: '2026-11-26T08:00:00.000Z', version: 1 },
    ...{ change: 'accepted', changedBy: '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a12' },
    ...changes,
  });

/** Zoom, and a worker that is stopped after any of its steps. */
const world = () => {
  const meetings = new Map<number, Meeting>();
  const links = new Map<string, IntegrationLink>();
  let current = interview({});
  let ids = 0;
  let steps = Infinity;
  const step = (): void => {
    steps -= 1;
    if (steps < 0) throw new WorkerStopped();
  };
  const respond = ({ method = 'GET', url, json }: VendorRequest): { status: number; body: unknown } => {
    const body = json as Meeting;
    const id = Number(/meetings\/(\d+)$/.exec(url)?.[1]);
    if (method === 'POST') {
      ids += 1;
      const made = { ...body, id: ids, join_url: `https://zoom.us/j/${ids}` };
      meetings.set(ids, made);
      return { status: 201, body: made };
    }
    if (method === 'GET') return { status: 200, body: { meetings: [...meetings.values()] } };
    const found = meetings.get(id);
    if (!found) return { status: 404, body: null };
    if (method === 'DELETE') meetings.delete(id);
    else meetings.set(id, { ...found, ...body, id });
    return { status: 204, body: null };
  };
  const vendor: ConnectedVendor = {
    async call(request) {
      step();
      const answer = respond(request);
      // Zoom has done it; the answer may still get lost.
      step();
      return answer;
    },
  };
  const work = createZoomWork(
    {
      siteUrl: 'https://site.test',
      interviews: {
        get: async () => current,
        async *upcoming() {
          yield current;
        },
        async set(_interview, place) {
          step();
          current = { ...current, place };
        },
      },
      links: {
        get: async (_id, subject) => links.get(subject) ?? null,
        async put(_id, link) {
          step();
          links.set(link.subject, link);
        },
        async remove(_id, subject) {
          step();
          links.delete(subject);
        },
      },
    },
    { queueTask: async () => undefined, clock: { now: () => new Date(), newId: (prefix) => `${prefix}_1` } },
  );
  const context = { integration: { integrationId: 'itg_1' } as StoredIntegration, vendor };
  return {
    meetings,
    current: () => current,
    change: (changes: Partial<InterviewItem>) => {
      current = { ...current, ...changes, version: current.version + 1 };
    },
    lose: () => meetings.clear(),
    async run(until = Infinity) {
      steps = until;
      try {
        await work.tasks['meeting']!(context, { subject: interviewId } as StoredTask);
      } catch (error) {
        if (!(error instanceof WorkerStopped) && !(error instanceof VendorProblem)) throw error;
      }
    },
  };
};

const at = (hour: number) => ({
  startsAt: new Date(Date.UTC(2026, 11, 1, hour)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 11, 1, hour + 1)).toISOString(),
});

const changes = fc.oneof(
  fc
    .integer({ min: 0, max: 20 })
    .map((hour): Partial<InterviewItem> => ({ ...at(hour), status: 'accepted', meeting: 'zoom', type: 'external' })),
  fc.constant<Partial<InterviewItem>>({ status: 'proposed' }),
  fc.constant<Partial<InterviewItem>>({ status: 'cancelled' }),
  fc.constant<Partial<InterviewItem>>({ meeting: null, type: 'video', place: '' }),
);

describe('the meeting of an interview', () => {
  it('is what the interview needs, and the only one, wherever workers were stopped', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ change: changes, stops: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (rounds) => {
          const { meetings, change, run, current } = world();
          for (const round of rounds) {
            change(round.change);
            for (const stop of round.stops) await run(stop);
          }
          await run();
          const { startsAt, status, meeting, place } = current();
          const wanted = meeting === 'zoom' && startsAt !== null && (status === 'accepted' || status === 'proposed');
          expect(meetings.size).toBe(wanted ? 1 : 0);
          const [made] = meetings.values();
          if (made) {
            expect(Date.parse(made.start_time)).toBe(Date.parse(startsAt!));
            expect(place).toBe(made.join_url);
          } else expect(place).toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is made again after a person deleted it at Zoom, once the interview changes', async () => {
    const { meetings, change, run, lose, current } = world();
    change(at(9));
    await run();
    lose();
    change(at(10));
    await run();
    expect(meetings.size).toBe(1);
    expect(current().place).toBe([...meetings.values()][0]!.join_url);
  });
});
