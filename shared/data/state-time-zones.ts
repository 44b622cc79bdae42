import type { StateCode } from '../people/model/profile-vocabulary';

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

/** Zone of most people in states with several zones. */
export const mainZoneOf: Partial<Record<StateCode, string>> = {
  ...zoneOfState,
  ...{ AK: 'America/Anchorage', AZ: 'America/Phoenix', FL: 'America/New_York', ID: 'America/Boise' },
  ...{ IN: 'America/Indiana/Indianapolis', KS: 'America/Chicago', KY: 'America/New_York', MI: 'America/Detroit' },
  ...{ NE: 'America/Chicago', ND: 'America/Chicago', NV: 'America/Los_Angeles', OR: 'America/Los_Angeles' },
  ...{ SD: 'America/Chicago', TN: 'America/Chicago', TX: 'America/Chicago' },
};

type Border = { zone: string; isBeyond: (point: { lat: number; lon: number }) => boolean };

const west = (lon: number, zone: string): Border => ({ zone, isBeyond: (point) => point.lon < lon });
const east = (lon: number, zone: string): Border => ({ zone, isBeyond: (point) => point.lon > lon });

/** Where the other zone of a divided state begins, by the nearest large town. */
export const borderOfState: Partial<Record<StateCode, Border>> = {
  FL: west(-85.1, 'America/Chicago'),
  ID: { zone: 'America/Los_Angeles', isBeyond: ({ lat }) => lat > 45.5 },
  IN: {
    zone: 'America/Chicago',
    isBeyond: ({ lat, lon }) => (lat > 40.9 && lon < -86.9) || (lat < 38.5 && lon < -87),
  },
  KS: west(-101.5, 'America/Denver'),
  KY: west(-86.2, 'America/Chicago'),
  ND: west(-102.5, 'America/Denver'),
  NE: west(-101.2, 'America/Denver'),
  OR: east(-117.3, 'America/Boise'),
  SD: west(-100.6, 'America/Denver'),
  TN: east(-85.4, 'America/New_York'),
  TX: west(-104.9, 'America/Denver'),
};
