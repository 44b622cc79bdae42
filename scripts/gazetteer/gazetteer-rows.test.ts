import { createGazetteer } from '@shared/domain/places/gazetteer';
import { describe, expect, it } from 'vitest';
import { gazetteerRows } from './gazetteer-rows';

/** In the layout of 2025. */
const zipFile = `GEOID|GEOIDFQ|ALAND|AWATER|ALAND_SQMI|AWATER_SQMI|INTPTLAT|INTPTLONG
78701|860Z200US78701|4106513|142117|1.586|0.055|30.271270|-97.743700
78702|860Z200US78702|12915112|304093|4.987|0.117|30.263300|-97.714300
00601|860Z200US00601|166836392|798613|64.416|0.308|18.180555|-66.749961
`;
const placeFile = `USPS|GEOID|GEOIDFQ|ANSICODE|NAME|LSAD|FUNCSTAT|ALAND|AWATER|ALAND_SQMI|AWATER_SQMI|INTPTLAT|INTPTLONG
TX|4805000|1600000US4805000|02409761|Austin city|25|A|828553000|18543000|319.9|7.16|30.301800|-97.754500
MN|2758000|1600000US2758000|02396511|St. Paul city|25|A|134622000|10934000|51.98|4.22|44.948900|-93.103900
TX|4835624|1600000US4835624|02410787|Hutto city|25|A|20000000|100000|7.7|0.04|30.540700|-97.544000
XX|0000000|1600000US0000000|00000000|Nowhere CDP|57|S|1|0|0|0|1.0|1.0
`;
const geo = createGazetteer(gazetteerRows(zipFile), gazetteerRows(placeFile));

describe('the gazetteer', () => {
  it('knows ZIP Codes to two decimals', () => {
    expect(geo.find({ zip: '78701' })).toEqual({ lat: 30.27, lon: -97.74 });
    expect(geo.find({ zip: '00601' })).toEqual({ lat: 18.18, lon: -66.75 });
  });

  it('has those of post office boxes among their neighbors, and no others', () => {
    const box = geo.find({ zip: '78765' });
    expect(box?.lat).toBeCloseTo(30.265);
    expect(box?.lon).toBeCloseTo(-97.725);
    expect(geo.find({ zip: '99950' })).toBeNull();
  });

  it('knows towns by their names alone, however they are written', () => {
    expect(geo.find({ city: 'Hutto', state: 'TX' })).toEqual({ lat: 30.54, lon: -97.54 });
    expect(geo.find({ city: 'saint paul', state: 'MN' })).toEqual({ lat: 44.95, lon: -93.1 });
    expect(geo.find({ city: 'Hutto', state: 'MN' })).toBeNull();
    expect(gazetteerRows(placeFile).rows).not.toContain('nowhere');
  });

  it('reads the files of earlier years, and refuses others', () => {
    expect(gazetteerRows(zipFile.replaceAll('|', '\t'))).toEqual(gazetteerRows(zipFile));
    expect(() => gazetteerRows('name,lat\nAustin,30')).toThrow('no Gazetteer file');
    expect(() => gazetteerRows(zipFile.replace('30.271270', ''))).toThrow('Not a coordinate');
  });
});
