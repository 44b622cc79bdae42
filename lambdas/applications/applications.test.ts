import { JobDraft } from '@shared/model/job';
import { AppError } from '@shared/errors';
import type { ApplicationStep } from '@shared/model/application';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { AuthorizedCaller } from '../runtime/caller';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import type { StoredJob } from '../runtime/stored-job';
import { applyToJob } from './apply-to-job';
import { changeApplicationStatus } from './change-application-status';
import { getApplication } from './get-application';
import type { ApplicationRepository, Deps, StoredApplication } from './ports';

const organizationId = `org_${'0'.repeat(26)}`;
const jobId = `job_${'0'.repeat(26)}`;
const [professionalId, adminId] = [randomUUID(), randomUUID()];
const now = new Date('2026-11-21T12:00:00.000Z');

const professional: AuthorizedCaller = {
  userId: professionalId,
  accessToken: '',
  role: 'professional',
  scope: 'own',
  membership: null,
};
const admin: AuthorizedCaller = {
  userId: adminId,
  accessToken: '',
  role: 'admin',
  scope: 'organization',
  membership: { userId: adminId, organizationId, role: 'admin', department: '', joinedAt: now.toISOString() },
};
const job: StoredJob = {
  ...JobDraft.parse({ title: 'Surgeon', department: 'Surgery', specialty: 'Surgery' }),
  jobId,
  organizationId,
  status: 'active',
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  publishedAt: now.toISOString(),
  version: 1,
  postedBy: adminId,
  assignedTo: null,
  applicationCount: 0,
  statusChange: null,
  hires: 0,
  daysToFill: 0,
};
const candidate = {
  userId: professionalId,
  firstName: 'Nora',
  lastName: 'Nurse',
  title: 'Nurse',
  specialty: 'Surgery' as const,
  experience: 3,
  location: '',
};
const profile = {
  ...candidate,
  hourlyRateMinCents: null,
  hourlyRateMaxCents: null,
  currency: 'USD' as const,
  licenses: [],
  availability: { status: 'available' as const, schedule: [], hoursPerWeek: null },
};
const form = { coverLetter: 'Hello', availableStart: '2026-12-01', expectedSalary: '', message: '' };

const world = (overrides: Partial<ApplicationRepository> = {}) => {
  const stored = new Map<string, { application: StoredApplication; timeline: ApplicationStep[] }>();
  const applied = new Set<string>();
  const applications: ApplicationRepository = {
    job: async () => job,
    isResponsible: async () => false,
    candidate: async () => ({ summary: candidate, profile }),
    contact: async () => ({ email: 'nora@example.test', phone: '', bio: '', skills: '', languages: '' }),
    submit: async (application) => {
      if (applied.has(application.professionalId)) throw new AppError('ALREADY_APPLIED');
      applied.add(application.professionalId);
      const timeline = [{ status: application.status, at: application.appliedAt, reason: '' }];
      stored.set(application.applicationId, { application, timeline });
    },
    get: async (id) => stored.get(id) ?? null,
    move: async (application, { status, updatedAt, reason }) => {
      const current = stored.get(application.applicationId);
      if (current?.application.version !== application.version) throw new AppError('STALE_VERSION');
      stored.set(application.applicationId, {
        application: { ...application, status, updatedAt, version: application.version + 1 },
        timeline: [...current.timeline, { status, at: updatedAt, reason }],
      });
    },
    listOfProfessional: vi.fn(),
    listOfOrganization: vi.fn(),
    listOfJob: vi.fn(),
    listOfMember: vi.fn(),
    ...overrides,
  };
  const deps: Deps = {
    applications,
    organizations: { get: async () => null, names: async () => new Map([[organizationId, 'Harbor']]) },
    clock: { now: () => now, newId: (prefix) => `${prefix}_${'0'.repeat(26)}` },
  };
  return deps;
};
const apply = (deps: Deps, overrides: Partial<typeof form> = {}) =>
  applyToJob(deps, { caller: professional, jobId, form: { ...form, ...overrides } });

describe('applying', () => {
  it('keeps the posting and the candidate as they are now', async () => {
    const deps = world();
    const { applicationId } = await apply(deps);
    const detail = await getApplication(deps, { caller: admin, applicationId });
    expect(detail).toMatchObject({ jobTitle: 'Surgeon', organization: 'Harbor', status: 'new', candidate });
    await expect(apply(deps)).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
  });

  it.each([
    ['NOT_FOUND', { job: async () => null }],
    ['NOT_FOUND', { job: async () => ({ ...job, status: 'draft' as const }) }],
    ['JOB_NOT_OPEN', { job: async () => ({ ...job, status: 'closed' as const }) }],
    ['JOB_NOT_OPEN', { job: async () => ({ ...job, applicationDeadlineOn: '2026-11-20' }) }],
    ['PROFILE_REQUIRED', { candidate: async () => null }],
  ])('is refused with %s', async (code, overrides) => {
    await expect(apply(world(overrides))).rejects.toMatchObject({ code });
  });

  it('counts the day of the deadline until it is over everywhere', async () => {
    const deadline = { job: async () => ({ ...job, applicationDeadlineOn: '2026-11-20' }) };
    const deps = { ...world(deadline), clock: { now: () => new Date('2026-11-21T11:59:00Z'), newId: () => 'app_x' } };
    await expect(apply(deps as Deps)).resolves.toMatchObject({ status: 'new' });
  });

  it('looks again when the posting changed meanwhile', async () => {
    const closed = { ...job, status: 'closed' as const };
    const reads = vi.fn().mockResolvedValueOnce(job).mockResolvedValue(closed);
    const deps = world({ job: reads, submit: vi.fn().mockRejectedValue(new ChangedMeanwhile()) });
    await expect(apply(deps)).rejects.toMatchObject({ code: 'JOB_NOT_OPEN' });
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('gives up on a posting that keeps changing', async () => {
    const submit = vi.fn().mockRejectedValue(new ChangedMeanwhile());
    await expect(apply(world({ submit }))).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });
});

describe('moving an application', () => {
  const received = async () => {
    const deps = world();
    return { deps, applicationId: (await apply(deps)).applicationId };
  };
  const move = (deps: Deps, caller: AuthorizedCaller, change: Partial<Parameters<typeof changeApplicationStatus>[1]>) =>
    changeApplicationStatus(deps, {
      caller,
      applicationId: `app_${'0'.repeat(26)}`,
      status: 'under_review',
      reason: '',
      version: 1,
      ...change,
    });

  it('follows the side of who moves it', async () => {
    const { deps } = await received();
    await expect(move(deps, admin, { status: 'withdrawn' })).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    await expect(move(deps, professional, {})).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await move(deps, admin, {})).toMatchObject({ status: 'under_review', version: 2 });
    await expect(move(deps, admin, {})).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(await move(deps, professional, { status: 'withdrawn', version: 2 })).toMatchObject({ status: 'withdrawn' });
  });

  it('shows the professional one step for two that look the same to them', async () => {
    const { deps, applicationId } = await received();
    await move(deps, admin, {});
    await move(deps, admin, { status: 'shortlisted', version: 2 });
    const seen = await getApplication(deps, { caller: professional, applicationId });
    expect(seen.timeline.map(({ status }) => status)).toEqual(['new', 'under_review']);
    expect(seen.status).toBe('under_review');
  });

  it('is out of reach for others', async () => {
    const { deps, applicationId } = await received();
    const others: AuthorizedCaller[] = [
      { ...professional, userId: randomUUID() },
      { ...admin, role: 'member', scope: 'assigned' },
      { ...admin, membership: { ...admin.membership!, organizationId: `org_${'1'.repeat(26)}` } },
    ];
    for (const caller of others) {
      await expect(getApplication(deps, { caller, applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
