import { limits } from '@shared/limits';
import { Account } from '@shared/model/account';
import * as z from 'zod';
import { keys, lists } from '../runtime/keys';
import { createMemberships } from '../runtime/membership-repository';
import { createPeople } from '../runtime/people-repository';
import { accessTo } from '../runtime/professional-views';
import { readJob, responsibleFor } from '../runtime/stored-job';
import { readProfile } from '../runtime/stored-profile';
import { getItem, getItems, queryFirst, type Table } from '../runtime/table-gateway';
import type { Reach } from './ports';
import type { Other } from '../runtime/correspondent-repository';

/** Applications that are looked at for who may write to whom. */
const newestApplications = 100;
/** Of each posting of a member, and how many postings. */
const newestOfJob = 50;
const newestJobs = 20;

const Type = Account.pick({ userType: true });
const ApplicationPart = z.object({ jobId: z.string(), organizationId: z.string(), professionalId: z.string() });
type ApplicationPart = z.infer<typeof ApplicationPart>;

const unique = (others: readonly Other[]): Other[] => [
  ...new Map(others.map((other) => [other.userId, other])).values(),
];

export const createReach = (table: Table): Reach => {
  const people = createPeople(table);
  const memberships = createMemberships(table);

  const applicationsOf = async (list: string, index: 'gsi1' | 'gsi2' | 'gsi3', limit: number) => {
    const items = await queryFirst(table, { list, index, limit });
    return items.map((item) => ApplicationPart.parse(item));
  };
  const ofProfessional = (userId: string): Promise<ApplicationPart[]> =>
    applicationsOf(lists.professionalApplications(userId), 'gsi2', newestApplications);

  const applicantsOfJobs = async (userId: string, organizationId: string): Promise<ApplicationPart[]> => {
    const access = await queryFirst(table, { list: lists.jobsOf(userId), limit: newestJobs });
    const own = access.filter((item) => item['organizationId'] === organizationId);
    const found = await Promise.all(
      own.map((item) => applicationsOf(lists.jobApplications(String(item['jobId'])), 'gsi1', newestOfJob)),
    );
    return found.flat();
  };

  return {
    async somebody(userId) {
      const [account, membership] = await Promise.all([
        getItem(table, keys.account(userId), true),
        memberships.get(userId),
      ]);
      if (!account) return null;
      return { userId, ...Type.parse(account), organizationId: membership?.organizationId ?? null };
    },

    async visibility(professionalId, organizationId) {
      const [item, applicant] = await getItems(
        table,
        [keys.profile(professionalId), keys.organizationApplicant(organizationId, professionalId)],
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
        [...new Set(jobIds)].map((jobId) => keys.jobAccess(userId, jobId)),
        true,
      );
      return access.some((item) => item?.['organizationId'] === organizationId);
    },

    async responsibleFor(professionalId) {
      const applications = await ofProfessional(professionalId);
      const jobIds = [...new Set(applications.map(({ jobId }) => jobId))];
      const items = await getItems(table, jobIds.map(keys.job));
      const jobs = items.filter((item) => item !== undefined).map(readJob);
      return unique(
        jobs.flatMap((job) =>
          responsibleFor(job).map((userId) => ({
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
        ? await applicationsOf(lists.organizationApplications(organizationId), 'gsi3', limits.applicantsPerPage)
        : await applicantsOfJobs(userId, organizationId);
      return unique(
        applications.map(({ professionalId }) => ({ userId: professionalId, userType: 'doctor', organizationId })),
      );
    },

    async savedProfessionals({ userId, organizationId }) {
      const items = await queryFirst(table, {
        list: lists.savedProfessionals(userId),
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
