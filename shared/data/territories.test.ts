import { expect, it } from 'vitest';
import { stateCodes } from '../people/model/profile-vocabulary';
import { compactRows } from './license-compacts';
import { zoneOfState } from './state-time-zones';

const territories = {
  PR: 'America/Puerto_Rico',
  VI: 'America/St_Thomas',
  GU: 'Pacific/Guam',
  AS: 'Pacific/Pago_Pago',
  MP: 'Pacific/Saipan',
} as const;

it.each(Object.entries(territories))('%s is listed as a state with a time zone', (territory, zone) => {
  expect(stateCodes).toContain(territory);
  expect(zoneOfState[territory as keyof typeof territories]).toBe(zone);
});

// https://cgfns.org/licensure/north-marianas-islands
it('lists no license compact for the Northern Mariana Islands', () => {
  expect(compactRows.filter(({ state }) => state === 'MP')).toEqual([]);
});
