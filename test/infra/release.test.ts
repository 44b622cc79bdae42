import { expect, it } from 'vitest';
import { findingsOf } from '../../scripts/release/compare-releases';
import { readKept, releaseOf } from '../../scripts/release/kept';
import { synthesise } from './stage';

// For findings, see "Rollback" in docs/deploy.md.

const kept = await readKept();
const now = releaseOf(synthesise('prod').templates);

it(`can be deployed over the release ${kept.name}, as far as templates show`, () => {
  expect(findingsOf(kept.release, now)).toEqual([]);
});

it(`can be rolled back to the release ${kept.name}, as far as templates show`, () => {
  expect(findingsOf(now, kept.release)).toEqual([]);
});
