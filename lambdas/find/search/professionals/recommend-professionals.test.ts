import type { JobDraft } from '@shared/hiring/model/job';
import { emptyJob } from '@shared/hiring/model/job.fixture';
import { describe, expect, it, vi } from 'vitest';
import { jobIdOf, now, organizationIdOf, userIdOf } from '../../../../test/support/hiring/job-documents';
import { personIdOf } from '../../../../test/support/people/professional-documents';
import { professional } from '../../../../test/support/people/professionals';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { professionalDocumentOf } from '../../../search-index/professional-document';
import type { ProfessionalSearch } from '../../../search-index/professional-port';
import type { JobItem } from '../../../store/hiring/jobs/job-item';
import { accessTo } from '../../../store/people/profiles/professional-view';
import { createJobCandidates } from './job-candidates';
import { posting } from '../posting.fake';
import { countMatchingProfessionals, recommendProfessionals } from './recommend-professionals';

const jobId = jobIdOf(1);

const callerOf = (scope: 'organization' | 'assigned', userId = userIdOf(1)): AuthorizedCaller => ({
  userId,
  role: 'manager',
  scope,
  membership: { userId, organizationId: organizationIdOf(1) } as AuthorizedCaller['membership'],
});
const manager = callerOf('organization', userIdOf(9));

const rn = (number: number, differing: Parameters<typeof professional>[0] = {}) =>
  professional({ userId: personIdOf(number), profession: 'rn', ...differing });
const unit = (code: 'ed' | 'icu') => ({ id: `ent_${'0'.repeat(26)}`, unit: code, years: 5, lastWorkedOn: null });
const ready = rn(1, { units: [unit('ed')] });
const related = rn(2, { units: [unit('icu')] });
const outOfState = rn(3, { licenses: rn(3).profile.licenses.map((it) => ({ ...it, state: 'CA' as const })) });
const expired = rn(4).profile.licenses.map((it) => ({ ...it, state: 'CA' as const, expiryDate: '2026-01-01' }));
const unlicensed = rn(4, { licenses: expired });

const fake = (people = [outOfState, unlicensed, related, ready], job: JobItem | null = posting()) => {
  const stored = new Map(people.map((it) => [it.profile.userId, it]));
  const documents = people.flatMap((it) => professionalDocumentOf(it, 1) ?? []);
  const candidates = vi.fn<ProfessionalSearch['candidates']>(async ({ limit }) => ({
    people: documents.slice(0, limit),
    total: documents.length,
  }));
  const clock = { now: () => now };
  const applicants = new Set<string>();
  const deps = {
    candidatesOf: createJobCandidates({ professionals: { search: vi.fn(), candidates }, clock }),
    postings: { find: async () => (job ? [job] : []), listOfOrganization: vi.fn(), listOfMember: vi.fn() },
    visible: {
      find: async (userIds: readonly string[], reader: Parameters<typeof accessTo>[1]) =>
        new Map(
          userIds.flatMap((userId) => {
            const person = stored.get(userId);
            const access = person && accessTo(person.profile, reader, false);
            return access ? [[userId, { person, access }] as const] : [];
          }),
        ),
    },
    applicants: { profile: vi.fn(), appliedTo: vi.fn(), applicantsAmong: async () => applicants },
    invited: { invitedAmong: async () => new Map([[personIdOf(2), '2026-11-20T08:00:00.000Z']]) },
    clock,
  };
  return { deps, stored, applicants, candidates };
};

const idsOf = ({ items }: Awaited<ReturnType<typeof recommendProfessionals>>) =>
  items.map(({ professional: { userId } }) => userId);

describe('recommended professionals', () => {
  it('are those who can do the work, best matches first, with invitations', async () => {
    const { deps, candidates } = fake();
    const found = await recommendProfessionals(deps, { caller: manager, jobId });
    expect(idsOf(found)).toEqual([1, 2, 3].map(personIdOf));
    expect(found.items.map(({ match }) => match.state)).toEqual(['eligible', 'eligible', 'eligible_if']);
    expect(found.items.map(({ invitedAt }) => invitedAt !== null)).toEqual([false, true, false]);
    expect(candidates).toHaveBeenCalledWith(
      expect.objectContaining({ professions: ['rn'], state: 'MA', organizationId: organizationIdOf(1) }),
    );
  });

  it('leave out people who applied, blocked the organization, hid, or changed after indexing', async () => {
    const { deps, stored, applicants } = fake();
    applicants.add(personIdOf(1));
    stored.set(personIdOf(2), rn(2, { privacy: { visibility: 'private' } }));
    stored.set(personIdOf(3), rn(3, { blockedOrganizations: [organizationIdOf(1)] }));
    expect(idsOf(await recommendProfessionals(deps, { caller: manager, jobId }))).toEqual([]);
    stored.set(personIdOf(3), rn(3, { licenses: expired }));
    expect(idsOf(await recommendProfessionals(deps, { caller: manager, jobId }))).toEqual([]);
  });

  it('are compared once for the same job', async () => {
    const { deps, candidates } = fake();
    await recommendProfessionals(deps, { caller: manager, jobId });
    await recommendProfessionals(deps, { caller: callerOf('assigned'), jobId });
    expect(candidates).toHaveBeenCalledTimes(1);
  });

  it('need an open job with a profession that the caller can see', async () => {
    const notFound = { code: 'NOT_FOUND' };
    const stranger = callerOf('assigned', userIdOf(5));
    await expect(recommendProfessionals(fake().deps, { caller: stranger, jobId })).rejects.toMatchObject(notFound);
    await expect(recommendProfessionals(fake([], null).deps, { caller: manager, jobId })).rejects.toMatchObject(
      notFound,
    );
    const obstacleOf = async (differing: Partial<JobItem>) =>
      (await recommendProfessionals(fake([ready], posting(differing)).deps, { caller: manager, jobId })).obstacle;
    expect(await obstacleOf({ professions: [] })).toBe('profession');
    expect(await obstacleOf({ status: 'closed' })).toBe('closed');
    expect(await obstacleOf({})).toBeNull();
  });
});

describe('a job form', () => {
  it('shows how many people match before the job exists', async () => {
    const form: JobDraft = { ...emptyJob, professions: ['rn'], location: 'Boston, MA' };
    const people = Array.from({ length: 6 }, (_, index) => rn(index + 1));
    expect(await countMatchingProfessionals(fake(people).deps, { caller: manager, form })).toMatchObject({
      total: 6,
      parts: { now: 6, later: 0 },
    });
  });
});
