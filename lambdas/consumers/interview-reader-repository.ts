import { Account } from '@shared/model/account';
import * as z from 'zod';
import { keys } from '../runtime/keys';
import { createOrganizations } from '../runtime/organization-repository';
import { fullName } from '../runtime/shown-names';
import { readInterview, takingPart, teamTakingPart } from '../runtime/stored-interview';
import { getItem, getItems, type Table } from '../runtime/table-gateway';
import type { EventReader } from './ports';

const Person = Account.pick({ userId: true, firstName: true, lastName: true, email: true });
const Member = z.object({ userId: z.string(), organizationId: z.string() });

/** Reads interviews with those who take part in them as they are now. */
export const createInterviewReader = (table: Table): Pick<EventReader, 'interview'> => {
  const organizations = createOrganizations(table);
  return {
    async interview(interviewId) {
      const item = await getItem(table, keys.interview(interviewId), true);
      if (!item) return null;
      const interview = readInterview(item);
      const [accounts, memberships, names] = await Promise.all([
        getItems(table, [...takingPart(interview), ...interview.leftOut].map(keys.account)),
        getItems(table, teamTakingPart(interview).map(keys.membership)),
        organizations.names([interview.organizationId]),
      ]);
      const people = accounts.filter((it) => it !== undefined).map((it) => Person.parse(it));
      const members = memberships.filter((it) => it !== undefined).map((it) => Member.parse(it));
      return {
        interview,
        organization: names.get(interview.organizationId) ?? '',
        people: people.map(({ userId, email, ...name }) => ({ userId, email, name: fullName(name) })),
        team: members
          .filter(({ organizationId }) => organizationId === interview.organizationId)
          .map(({ userId }) => userId),
      };
    },
  };
};
