import { writeFile } from 'node:fs/promises';
import { countersPage, pageFile } from './counters/page';

await writeFile(pageFile, await countersPage());
console.info('docs/counters.md is up to date with the declared counters.');
