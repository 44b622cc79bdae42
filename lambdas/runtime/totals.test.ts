import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedIn, totalsChanges, type Totals } from './totals';

type Posting = {
  organizationId: string;
  postedBy: string;
  assignedTo: string | null;
  status: 'draft' | 'active' | 'paused' | 'closed';
  applicationCount: number;
};

const member = fc.constantFrom('ann', 'bob', 'cem');
const status = fc.constantFrom('draft' as const, 'active' as const, 'paused' as const, 'closed' as const);
const slot = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), slot, postedBy: member, status }),
  fc.record({ kind: fc.constant('status' as const), slot, status }),
  fc.record({ kind: fc.constant('assign' as const), slot, to: member }),
  fc.record({ kind: fc.constant('apply' as const), slot }),
  fc.record({ kind: fc.constant('delete' as const), slot }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const after = (posting: Posting | null, change: Step): Posting | null => {
  if (change.kind === 'create') {
    const { postedBy, status: created } = change;
    return posting ?? { organizationId: 'org', postedBy, assignedTo: null, status: created, applicationCount: 0 };
  }
  if (!posting) return null;
  switch (change.kind) {
    case 'status':
      return { ...posting, status: change.status };
    case 'assign':
      return { ...posting, assignedTo: change.to };
    case 'apply':
      return { ...posting, applicationCount: posting.applicationCount + 1 };
    case 'delete':
      return posting.applicationCount > 0 ? posting : null;
  }
};

const zero: Totals = { activeJobs: 0, totalJobs: 0, totalApplications: 0, postedJobs: 0 };
const sum = (a: Totals, b: Partial<Totals>): Totals => ({
  activeJobs: a.activeJobs + (b.activeJobs ?? 0),
  totalJobs: a.totalJobs + (b.totalJobs ?? 0),
  totalApplications: a.totalApplications + (b.totalApplications ?? 0),
  postedJobs: a.postedJobs + (b.postedJobs ?? 0),
});

it('keeps every counter equal to what counting the postings gives', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const postings = new Map<number, Posting | null>();
      const counters = new Map<string | null, Totals>();
      for (const change of steps) {
        const before = postings.get(change.slot) ?? null;
        const next = after(before, change);
        for (const { userId, change: by } of totalsChanges(before, next)) {
          counters.set(userId, sum(counters.get(userId) ?? zero, by));
        }
        postings.set(change.slot, next);
      }
      for (const userId of [null, 'ann', 'bob', 'cem']) {
        const counted = [...postings.values()].map((posting) => countedIn(posting, userId)).reduce(sum, zero);
        expect(counters.get(userId) ?? zero).toEqual(counted);
      }
    }),
  );
});

it('writes nothing when nothing is counted differently', () => {
  const posting: Posting = {
    organizationId: 'org',
    postedBy: 'ann',
    assignedTo: null,
    status: 'paused',
    applicationCount: 2,
  };
  expect(totalsChanges(posting, { ...posting, status: 'closed' })).toEqual([]);
});
