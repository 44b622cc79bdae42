import {
  sameAsFlag,
  type EmploymentType,
  type ShiftType,
  type WorkFlag,
  type WorkPreference,
} from '../model/work-flags-vocabulary';
import type { ProfileDraft } from '../model/professional';

type Flags = Pick<ProfileDraft, 'availability' | 'workPreferences'>;

const flags = Object.keys(sameAsFlag) as WorkFlag[];

const without = <T extends string>(values: readonly T[], part: 'preference' | 'shift' | 'employment'): T[] =>
  values.filter((value) => !flags.some((flag) => sameAsFlag[flag][part] === value));

/** Values that only the list has. */
export const askedPreferences = (values: readonly WorkPreference[]): WorkPreference[] => without(values, 'preference');
export const askedShifts = (values: readonly ShiftType[]): ShiftType[] => without(values, 'shift');
export const askedEmployment = (values: readonly EmploymentType[]): EmploymentType[] => without(values, 'employment');

/** An empty list means any. */
const added = <T extends string>(before: readonly T[], asked: T[], more: (T | undefined)[]): T[] =>
  before.length === 0 ? [] : [...asked, ...more.filter((it) => it !== undefined)];

/** Sets the lists from the switches. */
export const withListsOfFlags = <P extends Flags>(profile: P): P => {
  const { availability, workPreferences: preferences } = profile;
  const { shiftTypes: shifts, schedule } = availability;
  const on = flags.filter((flag) => availability[flag]).map((flag) => sameAsFlag[flag]);
  return {
    ...profile,
    workPreferences: [...askedPreferences(preferences), ...on.map(({ preference }) => preference)],
    availability: {
      ...availability,
      shiftTypes: added(
        shifts,
        askedShifts(shifts),
        on.map(({ shift }) => shift),
      ),
      schedule: added(
        schedule,
        askedEmployment(schedule),
        on.map(({ employment }) => employment),
      ),
    },
  };
};

/** Sets a switch if an older list implies it. */
export const withFlagsOfLists = <P extends Flags>(profile: P): P => {
  const { availability, workPreferences: preferences } = profile;
  const named: ReadonlySet<string> = new Set([...preferences, ...availability.shiftTypes, ...availability.schedule]);
  const isOn = (flag: WorkFlag): boolean =>
    availability[flag] || Object.values(sameAsFlag[flag]).some((value) => named.has(value));
  const on = Object.fromEntries(flags.map((flag) => [flag, isOn(flag)]));
  return { ...profile, availability: { ...availability, ...on } };
};
