import { describe, expect, it } from 'vitest';
import { archiveFaults, archiveStep, currentVersions, publications, type CurrentVersion } from './legal-archive';

it('has every version as published, and the pages show the newest', () => {
  // A changed text needs a new version: shared/legal/documents.ts, then npm run legal.
  expect(archiveFaults()).toEqual([]);
});

const [terms] = currentVersions() as [CurrentVersion];
const changed: CurrentVersion = {
  ...terms,
  texts: { ...terms.texts, fr: { ...terms.texts.fr, parts: [{ heading: 'Autre', paragraphs: ['Autre texte.'] }] } },
};
const dayAfter = '2099-01-02';

describe('a text changed in one language', () => {
  it('needs a new version once it is in effect', () => {
    const refused = archiveStep(changed, publications(), dayAfter);
    expect(refused).toMatchObject({ kind: 'refuse', since: terms.effectiveOn });
    const next = { ...changed, version: terms.version + 1, effectiveOn: dayAfter };
    expect(archiveStep(next, publications(), dayAfter).kind).toBe('write');
  });

  it('replaces a version that is not in effect yet', () => {
    expect(archiveStep(changed, publications(), terms.effectiveOn).kind).toBe('write');
  });

  it('is reported as a fault, like a changed or missing record', () => {
    const published = publications();
    const [first, ...later] = published.terms!;
    const other = { ...first!, effectiveOn: '2026-01-01', hashes: { ...first!.hashes, fr: 'other' } };
    expect(archiveFaults({ ...published, terms: [other, ...later] })).toContain(
      'terms, version 1: published as effective on 2026-01-01',
    );
    expect(archiveFaults({ ...published, terms: [other, ...later] })).toContain(
      'terms, version 1: the archived text differs from what was published (fr)',
    );
    expect(archiveFaults({ ...published, privacy: [] })).toContain('privacy, version 1: not archived');
  });
});

it('causes no step if nothing changed', () => {
  expect(archiveStep(terms, publications(), dayAfter).kind).toBe('unchanged');
});
