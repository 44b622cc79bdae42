import { archiveStep, currentVersions, publications, writeVersion } from './lib/legal-archive';

// npm run legal: keeps the current version of each legal document in shared/legal/archive.

const today = new Date().toISOString().slice(0, 10);
const published = publications();
const steps = currentVersions().map((current) => archiveStep(current, published, today));

for (const { kind, current } of steps) {
  if (kind === 'write') writeVersion(current);
  if (kind === 'write') console.info(`Archived ${current.document}, version ${current.version}.`);
}
const refused = steps.filter((step) => step.kind === 'refuse');
for (const { current, since } of refused) {
  console.error(
    `The text of ${current.document} changed, and version ${current.version} has been in effect since ${since}.\n` +
      '  Add a version to shared/legal/documents.ts and what it changes to "changes" of ui/legal.json in every language,\n' +
      '  then run this again. What people accepted stays as it was.',
  );
}
if (refused.length === 0) console.info('shared/legal/archive has the current version of every legal document.');
process.exit(refused.length > 0 ? 1 : 0);
