import { limits } from '@shared/limits';
import { Account, Membership } from '@shared/accounts/model/account';
import type { MemberStatus } from '@shared/core/model/enumerations';
import { Instant, Photo } from '@shared/core/model/fields';
import { MemberPrivacy } from '@shared/people/model/professional';
import type { TeamMember } from '@shared/organizations/model/organization';
import { addSeconds } from '../../../platform/clock';
import { apiKeyKeys } from '../../connect/api-keys/keys';
import { accountKeys } from '../../accounts/accounts/keys';
import { organizationIndexes } from './keys';
import { getItems, queryFirst, type Table } from '../../../platform/table/table';

export type Person = {
  first_name: string;
  last_name: string;
  email: string;
  lastActiveAt: string | null;
  photo_url: string | null;
  job_title?: string | undefined;
  /** Phone of members who show it on their jobs. */
  shownPhone?: string;
  /** Marks an API key, which no one can write to. */
  isKey?: true;
};

export type People = {
  find(userIds: readonly string[]): Promise<Map<string, Person>>;
  memberships(organizationId: string): Promise<Membership[]>;
};

const Name = Account.pick({
  userId: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  jobTitle: true,
}).extend({
  privacy: MemberPrivacy.pick({ phoneOnJobs: true }).strip().prefault({}),
  lastActiveAt: Instant.nullable().default(null),
  photo_url: Photo,
});

const noPerson: Person = { first_name: '', last_name: '', email: '', lastActiveAt: null, photo_url: null };

/** Finds API keys among IDs without an account; the others were erased. */
const serviceMembers = async (table: Table, memberIds: readonly string[]): Promise<[string, Person][]> => {
  const wanted = [...new Set(memberIds)];
  const items = await getItems(table, wanted.map(apiKeyKeys.serviceMember));
  return wanted.flatMap((memberId, index): [string, Person][] => {
    const item = items[index];
    return item ? [[memberId, { ...noPerson, first_name: String(item['name']), isKey: true }]] : [];
  });
};

export const createPeople = (table: Table): People => ({
  async find(userIds) {
    const items = await getItems(table, [...new Set(userIds)].map(accountKeys.account));
    const found = items.filter((item) => item !== undefined).map((item) => Name.parse(item));
    const known = new Map<string, Person>(
      found.map(({ userId, firstName, lastName, jobTitle, phone, privacy, ...rest }) => [
        userId,
        {
          ...{ first_name: firstName, last_name: lastName, ...rest },
          ...(jobTitle && { job_title: jobTitle }),
          ...(privacy.phoneOnJobs && phone && { shownPhone: phone }),
        },
      ]),
    );
    const others = userIds.filter((userId) => !known.has(userId));
    return others.length === 0 ? known : new Map([...known, ...(await serviceMembers(table, others))]);
  },
  async memberships(organizationId) {
    const items = await queryFirst(table, {
      list: organizationIndexes.team(organizationId),
      index: 'gsi1',
      limit: limits.teamSize,
      newestFirst: false,
    });
    return items.map((item) => Membership.parse(item));
  },
});

export const personName = (people: Map<string, Person>, userId: string): Pick<Person, 'first_name' | 'last_name'> => {
  const { first_name, last_name } = people.get(userId) ?? noPerson;
  return { first_name, last_name };
};

export const personFace = (
  people: Map<string, Person>,
  userId: string,
): Pick<Person, 'first_name' | 'last_name' | 'photo_url'> => {
  const { first_name, last_name, photo_url } = people.get(userId) ?? noPerson;
  return { first_name, last_name, photo_url };
};

/** Joining counts as activity. */
const memberStatus = (seenAt: string, now: Date): MemberStatus =>
  addSeconds(now, -limits.memberInactiveDays * 24 * 3600).toISOString() < seenAt ? 'active' : 'inactive';

export const teamMembers = (memberships: readonly Membership[], people: Map<string, Person>, now: Date): TeamMember[] =>
  memberships.map(({ userId, role, department, joinedAt }) => {
    const { lastActiveAt, shownPhone: _phone, ...profile } = people.get(userId) ?? noPerson;
    const seenAt = lastActiveAt !== null && lastActiveAt > joinedAt ? lastActiveAt : joinedAt;
    return { user_id: userId, role, department, profile, status: memberStatus(seenAt, now), joinedAt, lastActiveAt };
  });
