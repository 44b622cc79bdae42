import { existsSync, readFileSync } from 'node:fs';
import { openApiFile } from './lib/openapi/files';
import { lengthMeasures } from './measure/length';
import { measureTable } from './measure/measure';
import { productSources, readTree } from './measure/sources';
import { spreadMeasures } from './measure/spread';
import { startSizeMeasures } from './measure/start-sizes';
import { structureMeasures } from './measure/structure';

// npm run measure: reports metrics of the source tree and their targets; a test fails when a part of them gets worse.

const tree = readTree();
const { sources } = tree;
const openApi = existsSync(openApiFile) ? readFileSync(openApiFile, 'utf8') : null;
const groups = [
  spreadMeasures(tree),
  await structureMeasures(sources, openApi),
  lengthMeasures(productSources(sources)),
  await startSizeMeasures(),
];
console.info(measureTable(groups.flat()));
