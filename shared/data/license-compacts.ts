import type { StateCode } from '../model/profile-vocabulary';

/** Membership as of this day: states where the compact is in force, not merely enacted. */
export const compactsAsOf = '2026-07-01';

/** Nurse Licensure Compact: a multistate license from one member is valid in all (nursecompact.com). */
export const nlcStates: ReadonlySet<StateCode> = new Set([
  'AL',
  'AZ',
  'AR',
  'CO',
  'CT',
  'DE',
  'FL',
  'GA',
  'ID',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MS',
  'MO',
  'MT',
  'NE',
  'NH',
  'NJ',
  'NM',
  'NC',
  'ND',
  'OH',
  'OK',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
]);

/**
 * Interstate Medical Licensure Compact: speeds up licensing in other member states but is not a license (imlcc.com).
 */
export const imlcStates: ReadonlySet<StateCode> = new Set([
  'AL',
  'AZ',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'GU',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'ND',
  'OH',
  'OK',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'WA',
  'WV',
  'WI',
  'WY',
]);

/** Members that issue licenses through the compact but no letters of qualification. */
const withoutLetters: readonly StateCode[] = ['CT', 'VT'];
/** States that issue letters of qualification. */
export const imlcLetterStates: ReadonlySet<StateCode> = new Set(
  [...imlcStates].filter((state) => !withoutLetters.includes(state)),
);
