import { tidyDraft } from '@lambdas/hiring/jobs/job-rules';
import { createCursors } from '@lambdas/platform/http/cursor';
import type { Deps } from '@lambdas/find/search/ports';
import { recommendJobs } from '@lambdas/find/search/recommend-jobs';
import { searchJobs } from '@lambdas/find/search/search-jobs';
import { createEmbeddedIndex } from '@lambdas/search-index/embedded/embedded-index';
import { embeddedFake, underContract } from '@lambdas/search-index/embedded/embedded.fake';
import { createEmbeddedJobSearch } from '@lambdas/search-index/embedded/jobs/embedded-job-search';
import { jobShape } from '@lambdas/search-index/embedded/jobs/job-shape';
import { toJobDocument } from '@lambdas/search-index/job-document';
import type { JobDocument } from '@lambdas/search-index/port';
import { JobItem } from '@lambdas/store/hiring/jobs/job-item';
import golden from '@shared/data/healthcare/golden.json';
import { hiringKindOf } from '@shared/hiring/rules/hiring-kind';
import { publishProblems } from '@shared/hiring/rules/jobs/job-requirements';
import { transparencyProblems } from '@shared/work/rules/timesheets/pay-rules';
import { milesBetween } from '@shared/core/rules/places/distance';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { pointOf } from '@shared/core/rules/places/place-of';
import { settingsProblems, wizardProblems } from '@shared/people/rules/profile/profile-rules';
import { hiringKinds, type HiringKind } from '@shared/people/model/healthcare-vocabulary';
import { StoredProfile } from '@shared/people/model/professional';
import { toPlainText } from '@shared/text/markdown/plain-text';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { each } from '../../test/support/find/job-search-context';
import { seedApplications } from './data/applications';
import { seedJobs, seedJobsOf } from './data/jobs/jobs';
import { seedOrganizations } from './data/organizations';
import type { SeedOrganization } from './data/seed-organization';
import { seedProfessionals } from './data/professionals/professionals';
import type { SeedJob } from './data/jobs/seed-job';
import { draftOf, type SeedProfessional } from './data/professionals/seed-professional';
import { dayFrom } from './seed-clock';
import { jobDraftOf } from './seed-job-draft';

const now = new Date('2026-11-23T15:00:00.000Z');
const today = dayFrom(now, 0);
const newId = <P extends string>(prefix: P): `${P}_${string}` => `${prefix}_${ulid()}`;

const organizationOf = (job: SeedJob): SeedOrganization =>
  seedOrganizations.find(({ team }) => team.some(({ key }) => key === job.by))!;

const draft = (job: SeedJob) => tidyDraft(jobDraftOf(job, organizationOf(job), { now, deployed: false }, newId));

const isOpen = ({ status = 'active' }: SeedJob): boolean => status === 'active';
const open = seedJobs.filter(isOpen);
const ids = new Map(seedOrganizations.map(({ key }) => [key, newId('org')]));

const stored = (job: SeedJob): JobItem => {
  const at = new Date(now.getTime() - job.age * 24 * 3600 * 1000).toISOString();
  return JobItem.parse({
    ...draft(job),
    jobId: newId('job'),
    organizationId: ids.get(organizationOf(job).key),
    status: 'active',
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    postedBy: '5f0c3d7e-1f3a-4c59-9a41-2f6f4c1d7e10',
    assignedTo: null,
    applicationCount: 0,
    version: 1,
  });
};

const profileDraft = (person: SeedProfessional) => draftOf(person, newId, (days) => dayFrom(now, days));

const profileOf = (person: SeedProfessional): StoredProfile =>
  StoredProfile.parse({
    ...profileDraft(person),
    userId: '5f0c3d7e-1f3a-4c59-9a41-2f6f4c1d7e10',
    profile_completion: 100,
    version: 1,
    updatedAt: now.toISOString(),
    submittedAt: now.toISOString(),
  });

beforeAll(() => loadGazetteer());

describe('demo jobs', () => {
  it.each(seedJobs)('$title can be published as written', (job) => {
    const posting = draft(job);
    const { company_size: size } = organizationOf(job).profile;
    expect([...publishProblems(posting, today), ...transparencyProblems(posting, today, size)]).toEqual([]);
    expect(posting.shift).not.toBeNull();
    expect(posting.requirements).toMatch(/^- /);
    expect(posting.salaryMinCents ?? posting.salaryMaxCents).toBeGreaterThan(0);
    if (hiringKindOf(posting) !== 'per_diem') expect(posting.startOn !== null || posting.startAsap).toBe(true);
  });

  it.each(open)('$title has a description of 120 to 220 words', (job) => {
    const words = toPlainText(draft(job).description).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(220);
  });

  it('have a team that posts them, and unique texts', () => {
    expect(seedOrganizations.flatMap(seedJobsOf)).toHaveLength(seedJobs.length);
    expect(new Set(seedJobs.map(({ about }) => about)).size).toBe(seedJobs.length);
    expect(new Set(seedJobs.map(({ title }) => title)).size).toBe(seedJobs.length);
  });

  it('include every hiring kind at least four times', () => {
    for (const kind of hiringKinds) {
      expect(open.filter((job) => hiringKindOf(draft(job)) === kind).length, kind).toBeGreaterThanOrEqual(4);
    }
  });

  const isNear = (kind: HiringKind, { profile }: SeedOrganization): boolean => {
    const home = pointOf(`${profile.headquarters_city}, ${profile.headquarters_state}`)!;
    return open.some((job) => {
      const point = pointOf(job.location);
      const isInReach = job.remote === true || (point && milesBetween(home, point) <= 50);
      return isInReach && hiringKindOf(draft(job)) === kind;
    });
  };

  it.each(seedOrganizations)('include every hiring kind near $profile.company_name, or remote', (organization) => {
    expect(hiringKinds.filter((kind) => !isNear(kind, organization))).toEqual([]);
  });
});

describe('demo professionals', () => {
  it('are 35', () => expect(seedProfessionals).toHaveLength(35));

  it.each(seedProfessionals)('$firstName $lastName has a complete profile', (person) => {
    const profile = profileDraft(person);
    expect([...wizardProblems(profile, today), ...settingsProblems(profile, today)]).toEqual([]);
  });
});

describe('the demo market', () => {
  let items: JobItem[];
  let search: Deps['search'];
  const byTitle = new Map<string, JobItem>();

  beforeAll(async () => {
    items = open.map(stored);
    for (const item of items) byTitle.set(item.title, item);
    const names = new Map<string, string>(
      seedOrganizations.map(({ key, profile }) => [ids.get(key)!, profile.company_name]),
    );
    const documents = items.map((item) =>
      toJobDocument(item, {
        organizationId: item.organizationId,
        company_name: names.get(item.organizationId)!,
        logo_url: null,
        photos: [],
        verified: null,
        updatedAt: item.updatedAt,
      }),
    );
    const fake = embeddedFake<JobDocument>(now);
    const opened = underContract(fake, createEmbeddedIndex(jobShape, fake), createEmbeddedJobSearch(fake));
    await opened.index.rebuild(each(documents));
    await opened.settled();
    ({ search } = opened);
  });

  const depsFor = (person?: SeedProfessional): Deps => {
    const applied = seedApplications.filter(({ professional }) => professional === person?.key);
    const appliedTo = new Set(applied.flatMap(({ job }) => byTitle.get(job)?.jobId ?? []));
    const used: Pick<Deps, 'search' | 'clock' | 'cursors'> & {
      applicants: Pick<Deps['applicants'], 'profile' | 'appliedTo'>;
      hidden: Deps['hidden'];
      postings: Pick<Deps['postings'], 'find'>;
    } = {
      search,
      clock: { now: () => now },
      cursors: createCursors(async (purpose, value) => `${purpose}${value.length}`),
      applicants: { profile: async () => (person ? profileOf(person) : null), appliedTo: async () => appliedTo },
      hidden: { ids: async () => [] },
      postings: { find: async (jobIds) => items.filter(({ jobId }) => jobIds.includes(jobId)) },
    };
    return used as Deps;
  };

  it.each(seedProfessionals)('recommends at least three suitable jobs to $firstName $lastName', async (person) => {
    const { items: recommended } = await recommendJobs(depsFor(person), 'anybody');
    expect(recommended.map(({ title }) => title).length).toBeGreaterThanOrEqual(3);
    const own = [person.profession, ...(person.otherProfessions ?? [])];
    expect(recommended.filter(({ professions }) => !own.some((it) => professions.includes(it)))).toEqual([]);
    expect(recommended.filter(({ match }) => !['eligible', 'eligible_if'].includes(match.state))).toEqual([]);
  });

  it.each(golden.search.slice(0, 40))(
    '$id "$query" finds jobs, or says what it left out or understood',
    async ({ query }) => {
      const { total, relaxed, understood } = await searchJobs(depsFor(), { q: query });
      // Without results, the page offers to remove what it understood.
      expect(total > 0 || relaxed.length > 0 || understood !== null).toBe(true);
    },
  );

  it('has applications only to known jobs, by people who may apply', () => {
    const people = new Map(seedProfessionals.map((person) => [person.key, person]));
    for (const { professional, job, organization } of seedApplications) {
      const posting = seedJobs.find(({ title }) => title === job);
      expect(posting && organizationOf(posting).key, job).toBe(organization);
      expect(draft(posting!).professions).toContain(people.get(professional)?.profession);
    }
  });
});
