import { Account } from '@shared/accounts/model/account';
import { accountKeys } from '../../accounts/accounts/keys';
import { interviewKeys } from './keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { createOrganizations } from '../../organizations/organizations/organizations';
import { fullName } from '../../people/profiles/display-names';
import { readInterview, takingPart, teamTakingPart } from './interview-item';
import { getItem, getItems, type Table } from '../../../platform/table/table';
import type { InterviewReader } from './ports';
import * as z from 'zod';

const Person = Account.pick({ userId: true, firstName: true, lastName: true, email: true });
const Member = z.object({ userId: z.string(), organizationId: z.string() });

export const createInterviewReader = (table: Table): InterviewReader => {
  const organizations = createOrganizations(table);
  return {
    async interview(interviewId) {
      const item = await getItem(table, interviewKeys.interview(interviewId), true);
      if (!item) return null;
      const interview = readInterview(item);
      const team = teamTakingPart(interview);
      const offerers = interview.selfScheduling ? [interview.selfScheduling.offeredBy] : [];
      const [accounts, memberships, names] = await Promise.all([
        getItems(table, [...takingPart(interview), ...interview.leftOut].map(accountKeys.account)),
        getItems(table, [...new Set([...team, ...offerers])].map(organizationKeys.membership)),
        organizations.names([interview.organizationId]),
      ]);
      const people = accounts.filter((it) => it !== undefined).map((it) => Person.parse(it));
      const members = memberships.filter((it) => it !== undefined).map((it) => Member.parse(it));
      const current = members
        .filter(({ organizationId }) => organizationId === interview.organizationId)
        .map(({ userId }) => userId);
      return {
        interview,
        organization: names.get(interview.organizationId) ?? '',
        people: people.map(({ userId, email, ...name }) => ({ userId, email, name: fullName(name) })),
        team: current.filter((userId) => team.includes(userId)),
        offerer: current.find((userId) => offerers.includes(userId) && !team.includes(userId)) ?? null,
      };
    },
  };
};
