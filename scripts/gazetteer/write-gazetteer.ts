/** npm run gazetteer -- <directory>: writes shared/data/gazetteer from the files that docs/deploy.md names. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gazetteerRows } from './gazetteer-rows';

const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Name the directory with the files of GeoNames and the Census Bureau.');
const read = (name: string): string => readFileSync(join(directory, name), 'utf8');

const areas = readdirSync(directory).find((name) => /^\d{4}_Gaz_zcta_national\.txt$/.test(name));
if (!areas) throw new Error('The file of ZIP Code areas is missing, such as 2025_Gaz_zcta_national.txt.');
const tables = gazetteerRows({
  postal: ['US', 'PR', 'GU', 'MP', 'VI', 'AS'].map((country) => read(`${country}.txt`)),
  towns: read('cities1000.txt'),
  areas: read(areas),
});
for (const [name, rows] of Object.entries(tables)) {
  const target = join(import.meta.dirname, '../../shared/data/gazetteer', `${name}.json`);
  writeFileSync(target, `${JSON.stringify({ rows }, null, 2)}\n`);
  process.stdout.write(`${name}: ${rows.split('\n').length} rows\n`);
}
