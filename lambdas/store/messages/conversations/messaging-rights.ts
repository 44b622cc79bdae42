import { limits } from '@shared/limits';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Account } from '@shared/accounts/model/account';
import { accountKeys } from '../../accounts/accounts/keys';
import { applicationIndexes, applicationKeys } from '../../hiring/applications/keys';
import { jobIndexes, jobKeys } from '../../hiring/jobs/keys';
import { profileIndexes, profileKeys } from '../../people/profiles/keys';
import { createMemberships } from '../../organizations/organizations/memberships';
import { createPeople } from '../../organizations/organizations/member-names';
import { accessTo } from '../../people/profiles/professional-view';
import { readJob, jobOwners, recruiterOf } from '../../hiring/jobs/job-item';
import { placementIndexes } from '../../work/placements/keys';
import { readProfile } from '../../people/profiles/profile-item';
import { getItem, getItems, queryFirst, queryPage, type Table } from '../../../platform/table/table';
import type { Cursors } from '../../../platform/http/cursor';
import { readApplication } from '../../hiring/applications/application-item';
import { createOrganizations } from '../../organizations/organizations/organizations';
import type { Contacts } from './ports';
import type { Other } from './participants';
import * as z from 'zod';

const newestApplications = 100;
/** Maximum number of applications read per job, and of jobs. */
const newestOfJob = 50;
const newestJobs = 20;

const Type = Account.pick({ userType: true });
const ApplicationPart = z.object({ jobId: z.string(), organizationId: z.string(), professionalId: z.string() });
type ApplicationPart = z.infer<typeof ApplicationPart>;

const unique = (others: readonly Other[]): Other[] => [
  ...new Map(others.map((other) => [other.userId, other])).values(),
];

export const createContacts = (table: Table, cursors: Cursors): Contacts => {
  const people = createPeople(table);
  const memberships = createMemberships(table);
  const organizations = createOrganizations(table);

  const applicationsOf = async (list: string, index: 'gsi1' | 'gsi2' | 'gsi3', limit: number) => {
    const items = await queryFirst(table, { list, index, limit });
    return items.map((item) => ApplicationPart.parse(item));
  };
  const ofProfessional = (userId: string): Promise<ApplicationPart[]> =>
    applicationsOf(applicationIndexes.professionalApplications(userId), 'gsi2', newestApplications);

  const applicantsOfJobs = async (userId: string, organizationId: string): Promise<ApplicationPart[]> => {
    const access = await queryFirst(table, { list: jobIndexes.jobsOf(userId), limit: newestJobs });
    const own = access.filter((item) => item['organizationId'] === organizationId);
    const found = await Promise.all(
      own.map((item) => applicationsOf(applicationIndexes.jobApplications(String(item['jobId'])), 'gsi1', newestOfJob)),
    );
    return found.flat();
  };

  const worksFor = async (userId: string, organizationId: string): Promise<boolean> => {
    const list = placementIndexes.professionalPlacements(userId);
    const items = await queryFirst(table, { list, index: 'gsi2', limit: shiftLimits.placementsRead });
    return items.some((item) => item['organizationId'] === organizationId);
  };

  return {
    async account(userId) {
      const [account, membership] = await Promise.all([
        getItem(table, accountKeys.account(userId), true),
        memberships.get(userId),
      ]);
      if (!account) return null;
      return { userId, ...Type.parse(account), organizationId: membership?.organizationId ?? null };
    },

    async visibility(professionalId, organizationId) {
      const [item, applicant] = await getItems(
        table,
        [profileKeys.profile(professionalId), applicationKeys.organizationApplicant(organizationId, professionalId)],
        true,
      );
      if (!item) return 'hidden';
      const profile = readProfile(item);
      if (profile.blockedOrganizations.includes(organizationId)) return 'refused';
      const reader = { userId: null, organizationId, isSupport: false };
      return accessTo(profile, reader, applicant !== undefined) ? 'visible' : 'hidden';
    },

    async appliedTo(professionalId, { userId, organizationId }) {
      const applications = await ofProfessional(professionalId);
      const jobIds = applications.filter((it) => it.organizationId === organizationId).map(({ jobId }) => jobId);
      const access = await getItems(
        table,
        [...new Set(jobIds)].map((jobId) => jobKeys.jobAccess(userId, jobId)),
        true,
      );
      return access.some((item) => item?.['organizationId'] === organizationId);
    },

    async knows(professionalId, organizationId) {
      const applied = await getItem(table, applicationKeys.organizationApplicant(organizationId, professionalId), true);
      return applied !== undefined || worksFor(professionalId, organizationId);
    },

    worksFor,

    async contactOfJob(jobId) {
      const item = await getItem(table, jobKeys.job(jobId), true);
      const job = item ? readJob(item) : null;
      if (!job || job.hidden || job.status !== 'active') return null;
      const [owners, organization] = await Promise.all([
        people.find(jobOwners(job)),
        organizations.get(job.organizationId),
      ]);
      const userId = recruiterOf(job, owners);
      return userId === null || !organization || organization.hidden
        ? null
        : { userId, organizationId: job.organizationId };
    },

    async contactOf(professionalId, organizationId) {
      const [applications, team] = await Promise.all([
        ofProfessional(professionalId),
        people.memberships(organizationId),
      ]);
      const members = new Set(team.map(({ userId }) => userId));
      const newest = applications.find((it) => it.organizationId === organizationId);
      const item = newest && (await getItem(table, jobKeys.job(newest.jobId)));
      const responsible = item ? jobOwners(readJob(item)).find((userId) => members.has(userId)) : undefined;
      return responsible ?? team.find(({ role }) => role === 'admin')?.userId ?? null;
    },

    async isVerified(organizationId) {
      const organization = await organizations.get(organizationId);
      return organization !== null && organization.verified !== null && !organization.hidden;
    },

    async applications(professionalId, organizationId) {
      const list = applicationIndexes.professionalApplications(professionalId);
      const items = await queryFirst(table, { list, index: 'gsi2', limit: newestApplications });
      return items.filter((item) => item['organizationId'] === organizationId).map(readApplication);
    },

    async applicationsById(applicationIds) {
      const items = await getItems(table, applicationIds.map(applicationKeys.application), true);
      return items.filter((item) => item !== undefined).map(readApplication);
    },

    async organization(organizationId) {
      return (await organizations.names([organizationId])).get(organizationId) ?? null;
    },

    async responsibleFor(userId, jobIds) {
      const ids = [...new Set(jobIds)];
      const access = await getItems(
        table,
        ids.map((jobId) => jobKeys.jobAccess(userId, jobId)),
      );
      return new Set(ids.filter((_, index) => access[index] !== undefined));
    },

    async job(jobId) {
      const item = await getItem(table, jobKeys.job(jobId));
      return item ? readJob(item) : null;
    },

    async applicantsOf(jobId, cursor) {
      const list = applicationIndexes.jobApplications(jobId);
      const page = await queryPage(table, cursors, { list, index: 'gsi1', cursor, pageSize: limits.applicantsPerPage });
      return { ...page, items: page.items.map((item) => ApplicationPart.parse(item).professionalId) };
    },

    async jobOwners(professionalId) {
      const applications = await ofProfessional(professionalId);
      const jobIds = [...new Set(applications.map(({ jobId }) => jobId))];
      const items = await getItems(table, jobIds.map(jobKeys.job));
      const jobs = items.filter((item) => item !== undefined).map(readJob);
      return unique(
        jobs.flatMap((job) =>
          jobOwners(job).map((userId) => ({
            userId,
            userType: 'employer' as const,
            organizationId: job.organizationId,
          })),
        ),
      );
    },

    async team(organizationId) {
      const members = await people.memberships(organizationId);
      return members.map(({ userId }) => ({ userId, userType: 'employer', organizationId }));
    },

    async applicants({ userId, organizationId }, all) {
      const applications = all
        ? await applicationsOf(
            applicationIndexes.organizationApplications(organizationId),
            'gsi3',
            limits.applicantsPerPage,
          )
        : await applicantsOfJobs(userId, organizationId);
      return unique(
        applications.map(({ professionalId }) => ({ userId: professionalId, userType: 'doctor', organizationId })),
      );
    },

    async savedProfessionals({ userId, organizationId }) {
      const items = await queryFirst(table, {
        list: profileIndexes.savedProfessionals(userId),
        index: 'gsi1',
        limit: newestApplications,
      });
      return items.map((item) => ({ userId: String(item['userId']), userType: 'doctor', organizationId }));
    },

    async names(userIds) {
      const found = await people.find(userIds);
      return new Map([...found].map(([userId, it]) => [userId, `${it.first_name} ${it.last_name}`]));
    },
  };
};
