import type { StateCode } from '../model/profile-vocabulary';

const statesOf: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA LA MN MS MO OK WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA WA',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
  'America/St_Thomas': 'VI',
  'Pacific/Guam': 'GU',
  'Pacific/Pago_Pago': 'AS',
  'Pacific/Saipan': 'MP',
};

/**
 * The zone of states that have one, by the boundaries of 49 CFR 71.3-71.14 (https://www.law.cornell.edu/cfr/text/49/part-71).
 * A proposal, not a rule. Left out: states that a boundary divides, Alaska with its western Aleutians, and Arizona,
 * where the Navajo Nation keeps another clock in summer.
 */
export const zoneOfState: Partial<Record<StateCode, string>> = Object.fromEntries(
  Object.entries(statesOf).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
);
