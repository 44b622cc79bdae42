import { expect, it } from 'vitest';
import { gazetteerRows } from './gazetteer-rows';

const postal = (
  country: string,
  zip: string,
  town: string,
  division: string,
  lat: number,
  lon: number,
  accuracy = 4,
): string => [country, zip, town, '', division, '', '', '', '', lat, lon, accuracy].join('\t');
const town = (name: string, country: string, division: string, lat: number, lon: number, people: number): string =>
  [1, name, name, '', lat, lon, 'P', 'PPL', country, '', division, '', '', '', people, '', '', '', ''].join('\t');
const areas = (...lines: string[]): string => ['GEOID|ALAND|INTPTLAT|INTPTLONG', ...lines].join('\n');

const rows = (sources: Partial<Record<'postal' | 'towns' | 'areas', string[]>>) =>
  gazetteerRows({
    postal: (sources.postal ?? []).map((line) => `${line}\r\n`),
    towns: (sources.towns ?? []).join('\n'),
    areas: areas(...(sources.areas ?? [])),
  });

it('uses the Census Bureau’s area center where GeoNames only estimates', () => {
  const { zips } = rows({
    postal: [
      postal('US', '99505', 'Jber', 'AK', 59.87, -158.6, 1),
      postal('US', '99503', 'Anchorage', 'AK', 61.19, -149.89),
      postal('US', '99550', 'Port Lions', 'AK', 57.87, -152.88, 1),
    ],
    areas: ['99505|1|61.27|-149.67', '99503|1|62.04|-158.17'],
  });
  expect(zips).toBe('99503 61.19 -149.89\n99505 61.27 -149.67\n99550 57.87 -152.88');
});

it('places no ZIP Code far from its town', () => {
  const { zips } = rows({
    postal: [
      postal('US', '99520', 'Anchorage', 'AK', 61.2, -149.8),
      postal('US', '99524', 'Anchorage', 'AK', 65, -150),
    ],
    towns: [town('Anchorage', 'US', 'AK', 61.218, -149.9, 290_000)],
  });
  expect(zips).toBe('99520 61.20 -149.80\n99524 61.22 -149.90');
});

it('has the largest town of each name, and the center of ZIP Codes for smaller towns', () => {
  const { places } = rows({
    postal: [postal('US', '78634', 'Hutto', 'TX', 30.54, -97.54)],
    towns: [town('St. Paul', 'US', 'TX', 33, -96.5, 1000), town('Saint Paul', 'US', 'TX', 28, -97, 2000)],
  });
  expect(places).toBe('hutto TX 30.54 -97.54\nsaint paul TX 28.00 -97.00');
});

it('uses the codes of the territories, and excludes other places', () => {
  const { zips, places } = rows({
    postal: [
      postal('GU', '96910', 'Hagatna', '66', 13.45, 144.75),
      postal('PR', '00601', 'Adjuntas', '001', 18.16, -66.72),
      postal('US', '96960', 'Majuro', 'MH', 7.1, 171.4),
    ],
    towns: [town('Dededo', 'GU', '00', 13.52, 144.84, 44_000), town('Paris', 'FR', '11', 48.85, 2.35, 2_000_000)],
  });
  expect(zips).toBe('00601 18.16 -66.72\n96910 13.45 144.75');
  expect(places).toBe('adjuntas PR 18.16 -66.72\ndededo GU 13.52 144.84\nhagatna GU 13.45 144.75');
});

it('rejects invalid coordinates and other files', () => {
  expect(() => rows({ postal: [postal('US', '78701', 'Austin', 'TX', 95, -97)] })).toThrow('Not a coordinate: 95');
  expect(() => rows({ postal: ['GEOID\tALAND'] })).toThrow('Not a line of GeoNames');
  expect(() => gazetteerRows({ postal: [], towns: '', areas: 'NAME\tUSPS' })).toThrow('no file of ZIP Code areas');
});
