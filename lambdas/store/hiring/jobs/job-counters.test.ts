import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contributionsOf,
  ledTotalsOf,
  mondayOf,
  totalsChanges,
  totalsOf,
  withHire,
  type Counted,
  type TotalsChange,
} from './job-counters';

const member = fc.constantFrom('ann', 'bob', 'cem');
const status = fc.constantFrom('draft' as const, 'active' as const, 'paused' as const, 'closed' as const);
const specialty = fc.constantFrom('Surgery' as const, 'Urology' as const, null);
const project = fc.constantFrom('', 'North wing', 'Night team');
const day = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 9, 1) + days * 86_400_000 + 3_600_000).toISOString());
const slot = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), slot, postedBy: member, status, specialty, project, day }),
  fc.record({ kind: fc.constant('status' as const), slot, status, day }),
  fc.record({ kind: fc.constant('file' as const), slot, specialty, project }),
  fc.record({ kind: fc.constant('assign' as const), slot, to: member }),
  fc.record({ kind: fc.constant('apply' as const), slot }),
  fc.record({ kind: fc.constant('hire' as const), slot, day }),
  fc.record({ kind: fc.constant('delete' as const), slot }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const inStatus = (posting: Counted, to: Counted['status'], at: string): Counted => ({
  ...posting,
  status: to,
  publishedAt: to === 'draft' ? null : (posting.publishedAt ?? (to === 'active' ? at : null)),
});

const created = ({ postedBy, status: to, day: at, ...filed }: Extract<Step, { kind: 'create' }>): Counted =>
  inStatus(
    {
      organizationId: 'org',
      postedBy,
      assignedTo: null,
      status: to,
      specialty: filed.specialty,
      project: filed.project,
      applicationCount: 0,
      numberOfOpenings: 2,
      hires: 0,
      daysToFill: 0,
      publishedAt: null,
    },
    to,
    at,
  );

const after = (posting: Counted | null, change: Step): Counted | null => {
  if (change.kind === 'create') return posting ?? created(change);
  if (!posting) return null;
  switch (change.kind) {
    case 'status':
      return inStatus(posting, change.status, change.day);
    case 'file':
      return { ...posting, specialty: change.specialty, project: change.project };
    case 'assign':
      return { ...posting, assignedTo: change.to };
    case 'apply':
      return { ...posting, applicationCount: posting.applicationCount + 1 };
    case 'hire':
      return posting.hires < posting.applicationCount ? withHire(posting, change.day) : posting;
    case 'delete':
      return posting.applicationCount > 0 ? posting : null;
  }
};

const add = (counters: Map<string, Record<string, number>>, { key, counts }: TotalsChange): void => {
  const sums = counters.get(key.sk) ?? {};
  for (const [name, by] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + by;
  counters.set(key.sk, sums);
};

const withoutZeros = (counters: Map<string, Record<string, number>>) =>
  Object.fromEntries(
    [...counters]
      .map(([sk, sums]) => [sk, Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))] as const)
      .filter(([, sums]) => Object.keys(sums).length > 0)
      .sort(),
  );

it('keeps every counter equal to a count of the postings', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const postings = new Map<number, Counted | null>();
      const kept = new Map<string, Record<string, number>>();
      for (const change of steps) {
        const before = postings.get(change.slot) ?? null;
        const next = after(before, change);
        for (const moved of totalsChanges(before, next)) add(kept, moved);
        postings.set(change.slot, next);
      }
      const counted = new Map<string, Record<string, number>>();
      for (const posting of postings.values()) for (const part of contributionsOf(posting)) add(counted, part);
      expect(withoutZeros(kept)).toEqual(withoutZeros(counted));
    }),
  );
});

it('counts a posting once for the team, with its assignee', () => {
  const postings = fc.array(
    fc.record({ postedBy: member, assignedTo: fc.option(member), applicationCount: fc.nat(9), hires: fc.nat(3) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(postings, (jobs) => {
      const counted = new Map<string, Record<string, number>>();
      for (const job of jobs) for (const part of contributionsOf({ ...posting, ...job })) add(counted, part);
      const led = ['ann', 'bob', 'cem'].map((userId) => ledTotalsOf(counted.get(`TOTALS#${userId}`)));
      const sum = (name: 'totalJobs' | 'activeJobs' | 'totalApplications' | 'hires' | 'postedJobs') =>
        led.reduce((all, totals) => all + totals[name], 0);
      const whole = totalsOf(counted.get('TOTALS'));
      for (const name of ['totalJobs', 'activeJobs', 'totalApplications', 'hires', 'postedJobs'] as const)
        expect(sum(name)).toBe(whole[name]);
    }),
  );
  const bothWays = contributionsOf({ ...posting, assignedTo: 'bob' });
  const countsOf = (userId: string) => bothWays.find(({ key }) => key.sk === `TOTALS#${userId}`)?.counts;
  expect([ledTotalsOf(countsOf('ann')).totalJobs, ledTotalsOf(countsOf('bob')).totalJobs]).toEqual([0, 1]);
  expect(totalsOf(countsOf('ann')).totalJobs).toBe(1);
});

const posting: Counted = {
  organizationId: 'org',
  postedBy: 'ann',
  assignedTo: 'bob',
  status: 'active',
  specialty: 'Surgery',
  project: 'North wing',
  applicationCount: 2,
  numberOfOpenings: 2,
  hires: 0,
  daysToFill: 0,
  publishedAt: '2026-11-02T08:00:00.000Z',
};

it('counts a posting for its organisation, people, specialty, project and week', () => {
  expect(contributionsOf(posting).map(({ key }) => key.sk)).toEqual([
    'TOTALS',
    'TOTALS#SPECIALTY#Surgery',
    'TOTALS#PROJECT#North wing',
    'TOTALS#ann',
    'TOTALS#bob',
    'WEEK#2026-11-02',
  ]);
});

it('writes nothing when no count changes', () => {
  expect(totalsChanges(posting, { ...posting })).toEqual([]);
});

it('counts the whole days from publication to a hire', () => {
  const hired = withHire(posting, '2026-11-20T20:00:00.000Z');
  expect(hired).toMatchObject({ hires: 1, daysToFill: 19 });
  expect(withHire(hired, '2026-11-03T08:00:00.000Z')).toMatchObject({ hires: 2, daysToFill: 20 });
});

describe('the Monday of a week', () => {
  it.each([
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ])('of %s is %s', (at, monday) => {
    expect(mondayOf(new Date(at))).toBe(monday);
  });
});
