import golden from '@shared/data/healthcare/golden.json';
import { JobDraft } from '@shared/hiring/model/job';
import { Specialty } from '@shared/core/model/enumerations';
import { describe, expect, it } from 'vitest';
import { type JobItem, withDerivedProfessions } from './job-item';
import { changedAttributes } from './job-writes';

const stored = (title: string, specialty: Specialty | null = null) => ({
  ...JobDraft.parse({ department: null, specialty: null }),
  title,
  specialty,
});

describe('professions of an older job', () => {
  const ofJobs = golden.migration.filter((it) => 'job' in it);

  it.each(ofJobs.map((it) => [it.id, it] as const))(
    'follow from its title: %s',
    (_, { title, specialty, expect: expected }) => {
      const read = withDerivedProfessions(stored(title, specialty === undefined ? null : Specialty.parse(specialty)));
      expect(read.professions).toEqual(expected.professions);
      expect(read.npFocuses).toEqual(expected.npFocus ?? []);
    },
  );

  it('stay unchanged once they are set', () => {
    const job = { ...stored('Emergency Department Nurse'), professions: ['lpn' as const] };
    expect(withDerivedProfessions(job)).toBe(job);
  });

  it('include the unit that the title names', () => {
    expect(withDerivedProfessions(stored('Emergency Department Nurse'))).toMatchObject({
      professions: ['rn'],
      unit: 'ed',
    });
  });

  it('are stored with the next change, which may be to the title', () => {
    const job = { ...stored('Emergency Department Nurse'), professions: ['rn'] } as JobItem;
    expect(changedAttributes(job, { ...job, title: 'Night cover' })).toMatchObject({
      title: 'Night cover',
      professions: ['rn'],
    });
  });
});
