import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InterviewItem } from '../../../store/hiring/interviews/interview-item';
import type { IntegrationLink, StoredIntegration, StoredTask } from '../../../store/connect/integrations/ports';
import type { ConnectedVendor, VendorAnswer, VendorRequest } from '../ports';
import { VendorProblem } from '../engine/vendor-problem';
import { teamsMeetings } from '../providers/microsoft-teams/teams-meetings';
import { zoomMeetings } from '../providers/zoom/zoom-meetings';
import { createMeetingWork } from './meeting-work';
import type { MeetingMaker } from './ports';

class WorkerStopped extends Error {}

type Meeting = { id: string; marker: string; startsAt: string; joinUrl: string };
type Service = 'zoom' | 'microsoft-teams';
/** A service with its stored meetings. */
type Fake = { maker: MeetingMaker; meetings: Map<string, Meeting>; respond(request: VendorRequest): VendorAnswer };
type Body = { agenda: string; start_time: string; externalId: string; startDateTime?: string };

const zoomFake = (): Fake => {
  const meetings = new Map<string, Meeting>();
  let ids = 0;
  const shown = ({ id, marker, joinUrl }: Meeting) => ({ id: Number(id), agenda: marker, join_url: joinUrl });
  return {
    maker: zoomMeetings,
    meetings,
    respond({ method = 'GET', url, json }) {
      const { agenda: marker, start_time: startsAt } = (json ?? {}) as Body;
      if (method === 'POST') {
        const id = String((ids += 1));
        const made = { id, marker, startsAt, joinUrl: `https://zoom.us/j/${id}` };
        meetings.set(id, made);
        return { status: 201, body: shown(made) };
      }
      if (method === 'GET') return { status: 200, body: { meetings: [...meetings.values()].map(shown) } };
      const id = /meetings\/(\d+)$/.exec(url)?.[1] ?? '';
      const found = meetings.get(id);
      if (!found) return { status: 404, body: null };
      if (method === 'DELETE') meetings.delete(id);
      else meetings.set(id, { ...found, startsAt });
      return { status: 204, body: null };
    },
  };
};

const teamsFake = (): Fake => {
  const meetings = new Map<string, Meeting>();
  let ids = 0;
  const shown = ({ id, marker, joinUrl }: Meeting) => ({ id, externalId: marker, joinWebUrl: joinUrl });
  return {
    maker: teamsMeetings,
    meetings,
    respond({ method, url, json }) {
      const { externalId: marker, startDateTime: startsAt = new Date(0).toISOString() } = (json ?? {}) as Body;
      if (method === 'POST') {
        const before = [...meetings.values()].find((it) => it.marker === marker);
        if (before) return { status: 200, body: shown(before) };
        const id = `MSp${(ids += 1)}`;
        const made = { id, marker, startsAt, joinUrl: `https://teams.microsoft.com/l/meetup-join/${id}` };
        meetings.set(id, made);
        return { status: 201, body: shown(made) };
      }
      const id = url.split('/').at(-1)!;
      const found = meetings.get(id);
      if (!found) return { status: 404, body: { error: { code: 'NotFound' } } };
      if (method === 'DELETE') meetings.delete(id);
      else meetings.set(id, { ...found, startsAt });
      return { status: 200, body: {} };
    },
  };
};

const services: [Service, () => Fake][] = [
  ['zoom', zoomFake],
  ['microsoft-teams', teamsFake],
];

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

/** A service, and a worker that is stopped after any of its steps. */
const world = (service: Service, makeFake: () => Fake) => {
  const { maker, meetings, respond } = makeFake();
  const links = new Map<string, IntegrationLink>();
  let current = interview({ meeting: service });
  let steps = Infinity;
  const step = (): void => {
    steps -= 1;
    if (steps < 0) throw new WorkerStopped();
  };
  const vendor: ConnectedVendor = {
    async call(request) {
      step();
      const answer = respond(request);
      // It took effect; the answer can still get lost.
      step();
      return answer;
    },
  };
  const work = createMeetingWork(
    {
      service,
      meetings: maker,
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

const other = (service: Service): Service => (service === 'zoom' ? 'microsoft-teams' : 'zoom');

const changesOf = (meeting: Service) =>
  fc.oneof(
    fc
      .integer({ min: 0, max: 20 })
      .map((hour): Partial<InterviewItem> => ({ ...at(hour), status: 'accepted', meeting, type: 'external' })),
    fc.constant<Partial<InterviewItem>>({ status: 'proposed' }),
    fc.constant<Partial<InterviewItem>>({ status: 'cancelled' }),
    fc.constant<Partial<InterviewItem>>({ meeting: null, type: 'video', place: '' }),
    fc.constant<Partial<InterviewItem>>({ meeting: other(meeting), place: '' }),
  );

describe.each(services)('the meeting of an interview at %s', (service, makeFake) => {
  it('matches the interview and exists once, wherever workers were stopped', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ change: changesOf(service), stops: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }) }),
          {
            minLength: 1,
            maxLength: 6,
          },
        ),
        async (rounds) => {
          const { meetings, change, run, current } = world(service, makeFake);
          for (const round of rounds) {
            change(round.change);
            for (const stop of round.stops) await run(stop);
          }
          await run();
          const { startsAt, status, meeting, place } = current();
          const wanted = meeting === service && startsAt !== null && (status === 'accepted' || status === 'proposed');
          expect(meetings.size).toBe(wanted ? 1 : 0);
          const [made] = meetings.values();
          if (made) {
            expect(Date.parse(made.startsAt)).toBe(Date.parse(startsAt!));
            expect(place).toBe(made.joinUrl);
          } else expect(place).toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is created again after a person deleted it there, once the interview changes', async () => {
    const { meetings, change, run, lose, current } = world(service, makeFake);
    change(at(9));
    await run();
    lose();
    change(at(10));
    await run();
    expect(meetings.size).toBe(1);
    expect(current().place).toBe([...meetings.values()][0]!.joinUrl);
  });
});
