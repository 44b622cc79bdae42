/** npm run gazetteer -- <files>: writes shared/data/gazetteer from unpacked Gazetteer files of the Census Bureau. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gazetteerRows } from './gazetteer-rows';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name the files: 2025_Gaz_zcta_national.txt 2025_Gaz_place_national.txt');

for (const file of files) {
  const { kind, rows } = gazetteerRows(readFileSync(file, 'utf8'));
  const year = /^(\d{4})_/.exec(basename(file))?.[1] ?? null;
  const target = join(import.meta.dirname, '../../shared/data/gazetteer', `${kind}.json`);
  writeFileSync(target, `${JSON.stringify({ year, rows }, null, 2)}\n`);
  process.stdout.write(`${kind}: ${rows.split('\n').length} rows\n`);
}
