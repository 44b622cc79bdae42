import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { describe, expect, it } from 'vitest';
import { zoneNamed } from './calendar-zones';
import { windowsZones } from './windows-zones';

const hourMs = 3_600_000;
const offsets = (zone: string | null): number[] =>
  zone === null ? [] : [0, 6].map((month) => wallTimeAt(Date.UTC(2026, month, 15), zone) - Date.UTC(2026, month, 15));

describe('a Windows zone name', () => {
  it.each(Object.entries(windowsZones))('%s is a known zone', (name, zone) => {
    expect(offsets(zoneNamed(name))).toEqual(offsets(zone));
  });

  it.each([
    ['UTC-11', '(UTC-11:00) Coordinated Universal Time-11'],
    ['Hawaiian Standard Time', '(UTC-10:00) Hawaii'],
    ['Alaskan Standard Time', '(UTC-09:00) Alaska'],
    ['Pacific Standard Time (Mexico)', '(UTC-08:00) Baja California'],
    ['Pacific Standard Time', '(UTC-08:00) Pacific Time (US & Canada)'],
    ['Pacific Standard Time', 'Pacific Daylight Time (US & Canada)'],
    ['US Mountain Standard Time', '(UTC-07:00) Arizona'],
    ['Mountain Standard Time (Mexico)', '(UTC-07:00) La Paz, Mazatlan'],
    ['Central Standard Time', '(GMT-06:00) Central Time (US & Canada)'],
    ['Central Standard Time (Mexico)', '(UTC-06:00) Guadalajara, Mexico City, Monterrey'],
    ['Canada Central Standard Time', '(UTC-06:00) Saskatchewan'],
    ['SA Pacific Standard Time', '(UTC-05:00) Bogota, Lima, Quito, Rio Branco'],
    ['US Eastern Standard Time', '(UTC-05:00) Indiana (East)'],
    ['Haiti Standard Time', '(UTC-05:00) Haiti'],
    ['Venezuela Standard Time', '(UTC-04:30) Caracas'],
    ['Atlantic Standard Time', '(UTC-04:00) Atlantic Time (Canada)'],
    ['SA Western Standard Time', '(UTC-04:00) Georgetown, La Paz, Manaus, San Juan'],
    ['Newfoundland Standard Time', '(UTC-03:30) Newfoundland'],
    ['E. South America Standard Time', '(UTC-03:00) Brasilia'],
    ['Cape Verde Standard Time', '(UTC-01:00) Cabo Verde Is.'],
    ['GMT Standard Time', '(UTC+00:00) Dublin, Edinburgh, Lisbon, London'],
    ['W. Europe Standard Time', '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'],
    ['W. Central Africa Standard Time', '(UTC+01:00) West Central Africa'],
    ['FLE Standard Time', '(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius'],
    ['South Africa Standard Time', '(UTC+02:00) Harare, Pretoria'],
    ['Arabian Standard Time', '(UTC+04:00) Abu Dhabi, Muscat'],
    ['India Standard Time', '(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi'],
    ['Nepal Standard Time', '(UTC+05:45) Kathmandu'],
    ['Myanmar Standard Time', '(UTC+06:30) Yangon (Rangoon)'],
    ['China Standard Time', '(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi'],
    ['Tokyo Standard Time', '(UTC+09:00) Osaka, Sapporo, Tokyo'],
    ['AUS Eastern Standard Time', '(UTC+10:00) Canberra, Melbourne, Sydney'],
    ['West Pacific Standard Time', '(UTC+10:00) Guam, Port Moresby'],
    ['Central Pacific Standard Time', '(UTC+11:00) Solomon Is., New Caledonia'],
    ['Tonga Standard Time', "(UTC+13:00) Nuku'alofa"],
  ])('%s is shown as %s', (name, shown) => {
    expect(offsets(zoneNamed(shown))).toEqual(offsets(zoneNamed(name)));
  });
});

it('includes a city with its offset only where several share a name', () => {
  expect(offsets(zoneNamed('(UTC-07:00) La Paz, Mazatlan'))).toEqual([-7 * hourMs, -7 * hourMs]);
  expect(zoneNamed('(UTC+09:00) Chicago, Boise')).toBeNull();
  expect(zoneNamed('Chicago')).toBeNull();
});
