import type { ViewAccess } from '@shared/people/model/professional-view';
import { applicationKeys } from '../../hiring/applications/keys';
import { profileKeys } from './keys';
import { accessTo, type Professional, type Reader } from './professional-view';
import { professionalsFrom } from './load-professionals';
import { readProfile } from './profile-item';
import { getItems, type Table } from '../../../platform/table/table';

export type Visible = { person: Professional; access: ViewAccess };

export type Professionals = {
  /** Missing and invisible users are omitted. Always current. */
  find(userIds: readonly string[], reader: Reader): Promise<Map<string, Visible>>;
};

export const createProfessionals = (table: Table, clock: { now(): Date }): Professionals => ({
  async find(userIds, reader) {
    const wanted = [...new Set(userIds)];
    const { organizationId } = reader;
    const [profiles, applicants] = await Promise.all([
      getItems(table, wanted.map(profileKeys.profile), true),
      organizationId === null
        ? []
        : getItems(
            table,
            wanted.map((userId) => applicationKeys.organizationApplicant(organizationId, userId)),
            true,
          ),
    ]);
    const hasApplied = new Set(wanted.filter((_userId, index) => applicants[index]));
    const people = await professionalsFrom(
      table,
      profiles.filter((item) => item !== undefined).map(readProfile),
      clock.now(),
    );
    return new Map(
      people.flatMap((person) => {
        const { userId } = person.profile;
        const access = accessTo(person.profile, reader, hasApplied.has(userId));
        return access ? [[userId, { person, access }]] : [];
      }),
    );
  },
});
