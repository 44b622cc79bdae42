import type { Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { profileKeys } from './keys';
import { profileSchemaVersion } from './profile-item';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, equals, type Condition } from '../../../platform/table/conditions';

/** Attributes that change without a new version. */
export type ProfilePart =
  | 'photo_url'
  | 'resume'
  | 'privacy'
  | 'blockedOrganizations'
  | 'checklistCoverage'
  | 'excluded';

type Change = {
  userId: string;
  set: Partial<Record<ProfilePart, unknown>>;
  /** Expected values: the update fails if others are stored. Null and empty values equal a missing attribute. */
  previous?: Partial<Record<ProfilePart, unknown>>;
  add?: { privacyVersion: 1 };
  when?: Condition | undefined;
  at: string;
};

const isNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Sets parts of a profile, whose item may not exist yet. Also sets `updatedAt`, which the search compares.
 */
export const profilePartUpdate = (
  TableName: string,
  { userId, set, previous = {}, add, when, at }: Change,
): NonNullable<Write['Update']> => {
  const conditions = [
    ...Object.entries(previous).map(([name, value]) =>
      isNothing(value) ? any(absent(name), equals(name, value)) : equals(name, value),
    ),
    ...(when ? [when] : []),
  ];
  return {
    TableName,
    Key: profileKeys.profile(userId),
    ...buildUpdate({
      set: { ...set, updatedAt: at },
      setIfAbsent: { userId, ...entity('Profile', profileSchemaVersion) },
      remove: 'privacy' in set ? ['searchable'] : [],
      ...(add && { add }),
      when: conditions.length > 0 ? all(...conditions) : undefined,
    }),
  };
};
