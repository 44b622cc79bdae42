import { existsSync, readFileSync } from 'node:fs';
import { openApiFile } from './lib/openapi/files';
import { lengthMeasures } from './measure/length';
import { measureTable } from './measure/measure';
import { productSources, readSources } from './measure/sources';
import { startSizeMeasures } from './measure/start-sizes';
import { structureMeasures } from './measure/structure';

// npm run measure: reports metrics of the source tree and their targets; never fails.

const sources = readSources();
const openApi = existsSync(openApiFile) ? readFileSync(openApiFile, 'utf8') : null;
const groups = [
  await structureMeasures(sources, openApi),
  lengthMeasures(productSources(sources)),
  await startSizeMeasures(),
];
console.info(measureTable(groups.flat()));
