import { writeFile } from 'node:fs/promises';
import { alarmsPage, pageFile } from './page';

await writeFile(pageFile, await alarmsPage());
console.info('docs/alarms.md is up to date with the declared alarms.');
