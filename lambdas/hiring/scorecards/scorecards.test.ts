import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredScorecard } from '@shared/hiring/model/scorecard';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { Deps } from './ports';
import { getScorecards, listScorecardVersions } from './read-scorecards';

const at = '2026-11-23T10:00:00.000Z';
const application = { applicationId: 'app_1', jobId: 'job_1', organizationId: 'org_1' } as ApplicationItem;
const secret = 'SECRET';

type Saved = { authorId: string; submitted: boolean };

const cardOf = ({ authorId, submitted }: Saved): StoredScorecard => ({
  ...{ applicationId: 'app_1', jobId: 'job_1', organizationId: 'org_1', authorId },
  draft: { ratings: [], recommendation: null, notes: `${secret} draft of ${authorId}` },
  submitted: submitted
    ? { ratings: [], recommendation: 'no', notes: `${secret} of ${authorId}`, submittedAt: at }
    : null,
  submissions: submitted ? 1 : 0,
  version: 1,
  updatedAt: at,
});

const depsOf = (saved: readonly Saved[], interviewers: readonly string[] = []): Deps => ({
  scorecards: {
    kit: async () => null,
    saveKit: async () => undefined,
    ofApplication: async () => saved.map(cardOf),
    save: async () => undefined,
    versions: async () => [],
  },
  jobs: {
    get: async () => ({ organizationId: 'org_1', postedBy: 'poster', assignedTo: null }) as JobItem,
  },
  applications: { get: async () => application },
  interviews: {
    ofApplication: async () =>
      interviewers.map((organizerId) => ({ organizerId, interviewerIds: [] }) as unknown as InterviewItem),
  },
  people: { find: async () => new Map() },
  clock: { now: () => new Date(at) },
});

const callerOf = (userId: string, scope: 'organization' | 'assigned' = 'organization', organizationId = 'org_1') =>
  ({ userId, scope, role: 'member', membership: { organizationId } }) as AuthorizedCaller;

const read = (deps: Deps, caller: AuthorizedCaller) => getScorecards(deps, { caller, applicationId: 'app_1' });

describe('colleagues’ scorecards', () => {
  it('are visible only after submitting one’s own; drafts only to their author', async () => {
    const members = fc.uniqueArray(fc.record({ authorId: fc.uuid(), submitted: fc.boolean() }), {
      selector: ({ authorId }) => authorId,
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(members, async (saved) => {
        const [reader, ...others] = saved;
        const text = JSON.stringify(await read(depsOf(saved), callerOf(reader!.authorId)));
        for (const { authorId, submitted } of others) {
          expect(text).not.toContain(`${secret} draft of ${authorId}`);
          expect(text.includes(`${secret} of ${authorId}`)).toBe(reader!.submitted && submitted);
        }
        const outsider = JSON.stringify(await read(depsOf(saved), callerOf('manager')));
        expect(outsider).not.toContain(secret);
      }),
    );
  });

  it('have versions only for those who can see them', async () => {
    const versions = (saved: Saved[]) =>
      listScorecardVersions(depsOf(saved), { caller: callerOf('ada'), applicationId: 'app_1', authorId: 'max' });
    const theirs = { authorId: 'max', submitted: true };
    await expect(versions([theirs, { authorId: 'ada', submitted: false }])).rejects.toThrow('NOT_FOUND');
    await expect(
      versions([
        { ...theirs, submitted: false },
        { authorId: 'ada', submitted: true },
      ]),
    ).rejects.toThrow('NOT_FOUND');
    expect(await versions([theirs, { authorId: 'ada', submitted: true }])).toEqual({ items: [] });
  });
});

describe('scorecard access', () => {
  it('is for the team, members on their own jobs, and interviewers', async () => {
    expect(await read(depsOf([]), callerOf('poster', 'assigned'))).toMatchObject({ mayEditKit: true });
    await expect(read(depsOf([]), callerOf('other', 'assigned'))).rejects.toThrow('NOT_FOUND');
    expect(await read(depsOf([], ['other']), callerOf('other', 'assigned'))).toMatchObject({ mayEditKit: false });
    await expect(read(depsOf([], ['other']), callerOf('other', 'organization', 'org_2'))).rejects.toThrow('NOT_FOUND');
  });
});
