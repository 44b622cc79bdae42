import { emptyJob, emptyJobCard } from '@shared/hiring/model/job.fixture';
import { describe, expect, it, vi } from 'vitest';
import { jobIdOf, now, organizationIdOf, userIdOf } from '../../../test/support/hiring/job-documents';
import { personIdOf } from '../../../test/support/people/professional-documents';
import { professional } from '../../../test/support/people/professionals';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { JobInvitationItem } from '../../store/hiring/job-invitations/ports';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { accessTo } from '../../store/people/profiles/professional-view';
import { declineJobInvitation } from './decline-job-invitation';
import { inviteToApply } from './invite-to-apply';
import { listJobInvitations, listMyInvitations } from './list-job-invitations';
import type { Deps } from './ports';

const [jobId, userId] = [jobIdOf(1), personIdOf(1)];
const job = {
  ...emptyJob,
  professions: ['rn'],
  jobId,
  organizationId: organizationIdOf(1),
  postedBy: userIdOf(8),
  assignedTo: null,
  status: 'active',
} as unknown as JobItem;

const manager: AuthorizedCaller = {
  userId: userIdOf(8),
  role: 'manager',
  scope: 'organization',
  membership: { userId: userIdOf(8), organizationId: organizationIdOf(1) } as AuthorizedCaller['membership'],
};
const member: AuthorizedCaller = { ...manager, userId: userIdOf(5), scope: 'assigned' };

const fake = (differing: Parameters<typeof professional>[0] = {}) => {
  const person = professional({ userId, profession: 'rn', ...differing });
  const stored = new Map<string, JobInvitationItem>();
  const applied = new Set<string>();
  const world = { job, isFull: false };
  const page = () => ({ items: [...stored.values()], nextCursor: null });
  const deps: Deps = {
    jobs: { get: async () => world.job },
    cards: {
      find: async () => ({
        cards: new Map([[jobId, { ...emptyJobCard, ...world.job, organization: 'Harbor', logo_url: null } as never]]),
        existing: new Set([jobId]),
      }),
    },
    invitations: {
      get: async (ref) => stored.get(ref.userId) ?? null,
      create: async (invitation) => {
        if (stored.has(invitation.userId)) throw new ConcurrentModificationError();
        stored.set(invitation.userId, invitation);
      },
      decline: async (ref, reply) => void stored.set(ref.userId, { ...stored.get(ref.userId)!, ...reply }),
      ofJob: async () => page(),
      ofProfessional: async () => page(),
    },
    applicants: {
      appliedTo: async () => (applied.size > 0 ? new Set([jobId]) : new Set()),
      applicantsAmong: async () => applied,
    },
    professionals: {
      find: async (_userIds, reader) => {
        const access = accessTo(person.profile, reader, false);
        return new Map(access ? [[userId, { person, access }]] : []);
      },
    },
    throttle: { count: vi.fn(async () => undefined) },
    clock: { now: () => now },
  };
  return { deps, stored, applied, world };
};

const invite = (deps: Deps, caller = manager) => inviteToApply(deps, { caller, jobId, userId, message: 'Hello' });
const sent = (deps: Deps) => listJobInvitations(deps, { caller: manager, jobId });
const received = (deps: Deps) => listMyInvitations(deps, { userId });
const decline = (deps: Deps) => declineJobInvitation(deps, { userId, jobId, reason: 'Too far' });

describe('an invitation to apply', () => {
  it('is sent once and visible to both sides', async () => {
    const { deps } = fake();
    const first = await invite(deps);
    expect(first).toMatchObject({ userId, isNew: true });
    expect(await invite(deps)).toEqual({ ...first, isNew: false });
    expect(deps.throttle.count).toHaveBeenCalledTimes(1);
    expect((await sent(deps)).items).toMatchObject([{ state: 'open', professional: { userId } }]);
    expect((await received(deps)).items).toMatchObject([{ state: 'open', message: 'Hello', job: { jobId } }]);
  });

  it('is created once by two concurrent requests', async () => {
    const { deps } = fake();
    const both = await Promise.all([invite(deps), invite(deps)]);
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect((await sent(deps)).items).toHaveLength(1);
  });

  it.each([
    ['NOT_FOUND', { blockedOrganizations: [organizationIdOf(1)] }],
    ['NOT_FOUND', { privacy: { visibility: 'private' as const } }],
    ['INVITATIONS_OFF', { privacy: { acceptsInvitations: false } }],
    ['OTHER_PROFESSION', { profession: 'pt' as const }],
  ])('is rejected with %s', async (code, differing) => {
    const { deps, stored } = fake(differing);
    await expect(invite(deps)).rejects.toMatchObject({ code });
    expect(stored.size).toBe(0);
  });

  it('is refused for closed or inaccessible jobs, and for applicants', async () => {
    const { deps, applied, world } = fake();
    await expect(invite(deps, member)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    applied.add(userId);
    await expect(invite(deps)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
    world.job = { ...job, status: 'closed' };
    await expect(invite(deps)).rejects.toMatchObject({ code: 'JOB_NOT_OPEN' });
  });

  it('is declined once, and shows the team the reason', async () => {
    const { deps } = fake();
    await expect(decline(deps)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await invite(deps);
    const declined = await decline(deps);
    expect(await decline(deps)).toEqual(declined);
    expect((await sent(deps)).items).toMatchObject([{ state: 'declined', reason: 'Too far' }]);
  });

  it('becomes an application, or expires with the job', async () => {
    const { deps, applied, world } = fake();
    await invite(deps);
    world.job = { ...job, status: 'closed' };
    expect((await received(deps)).items).toMatchObject([{ state: 'expired' }]);
    applied.add(userId);
    expect((await sent(deps)).items).toMatchObject([{ state: 'applied' }]);
    expect((await received(deps)).items).toMatchObject([{ state: 'applied' }]);
    await expect(decline(deps)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
  });
});
