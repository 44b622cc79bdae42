import type { Write } from '../../platform/table/table';
import { entity } from '../entity';
import { profileKeys } from './keys';
import { profileSchemaVersion } from './profile-item';
import { buildUpdate } from '../../platform/table/build-update';
import { absent, all, any, equals } from '../../platform/table/conditions';

/** Attributes of a profile's item that change without a new version of the profile. */
export type ProfilePart = 'photo_url' | 'resume' | 'privacy' | 'blockedOrganizations';

type Change = {
  userId: string;
  set: Partial<Record<ProfilePart, unknown>>;
  /** What was read: the update fails when something else is stored. Null and an empty list are also what is not there. */
  previous?: Partial<Record<ProfilePart, unknown>>;
  at: string;
};

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Sets parts of a profile, whose item may not exist before the first save. `updatedAt` moves along: by it the search
 * tells the newer state of a profile.
 */
export const profilePartUpdate = (
  TableName: string,
  { userId, set, previous = {}, at }: Change,
): NonNullable<Write['Update']> => {
  const conditions = Object.entries(previous).map(([name, value]) =>
    isNothing(value) ? any(absent(name), equals(name, value)) : equals(name, value),
  );
  return {
    TableName,
    Key: profileKeys.profile(userId),
    ...buildUpdate({
      set: { ...set, updatedAt: at },
      setIfAbsent: { userId, ...entity('Profile', profileSchemaVersion) },
      remove: 'privacy' in set ? ['searchable'] : [],
      when: conditions.length > 0 ? all(...conditions) : undefined,
    }),
  };
};
