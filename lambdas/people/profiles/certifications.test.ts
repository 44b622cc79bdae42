import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { describe, expect, it } from 'vitest';
import { removeCertification, saveCertification } from './certifications';
import { profileWorld } from './profiles.fixture';

const certificationId = `crt_${'0'.repeat(26)}`;
const certification = {
  code: 'acls',
  otherName: '',
  issuer: 'American Heart Association',
  number: 'E-1',
  issuedOn: '2026-01-10',
  expiresOn: '2028-01-31',
} as const;

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

const world = () => {
  const it_ = profileWorld({ version: 4 });
  const ref = { userId: it_.userId, certificationId };
  return { it_, ref, add: () => saveCertification(it_.deps, { ...ref, certification, before: null }) };
};

describe('a certification', () => {
  it('is added only once', async () => {
    const { it_, add } = world();
    expect(await add()).toMatchObject({ version: 5, certifications: [{ id: certificationId, ...certification }] });
    expect(await add()).toMatchObject({ version: 5 });
    expect(it_.saves).toHaveLength(1);
  });

  it('can be edited despite other profile saves, but not from an outdated state', async () => {
    const { it_, ref, add } = world();
    await add();
    it_.profile = { ...it_.profile, title: 'ICU Nurse', version: 6 };
    const renewed = { ...certification, number: 'E-2' };
    const changed = await saveCertification(it_.deps, { ...ref, certification: renewed, before: certification });
    expect(changed).toMatchObject({ version: 7, title: 'ICU Nurse', certifications: [{ number: 'E-2' }] });
    const late = { ...ref, certification: { ...certification, number: 'E-3' }, before: certification };
    expect(await code(saveCertification(it_.deps, late))).toBe('STALE_VERSION');
  });

  it('is added on top of a concurrent save', async () => {
    const { it_, ref } = world();
    const { get } = it_.deps.profiles;
    let raced = false;
    it_.deps.profiles.get = async (userId) => {
      const read = await get(userId);
      if (!raced) it_.profile = { ...it_.profile, bio: 'Nights.', version: 5 };
      raced = true;
      return read;
    };
    const saved = await saveCertification(it_.deps, { ...ref, certification, before: null });
    expect(saved).toMatchObject({ version: 6, bio: 'Nights.' });
  });

  it('is removed', async () => {
    const { it_, ref, add } = world();
    await add();
    expect(await removeCertification(it_.deps, ref)).toMatchObject({ version: 6, certifications: [] });
    expect(await code(removeCertification(it_.deps, ref))).toBe('NOT_FOUND');
  });

  it('removes the profession based on it', async () => {
    const { it_, ref } = world();
    const otherProfessions = [{ id: `ent_${'1'.repeat(26)}`, profession: 'surgical_tech' as const, npFocus: null }];
    it_.profile = { ...it_.profile, otherProfessions };
    const saved = await saveCertification(it_.deps, {
      ...ref,
      certification: { ...certification, code: 'cst' },
      before: null,
    });
    expect(saved.otherProfessions).toEqual(otherProfessions);
    expect((await removeCertification(it_.deps, ref)).otherProfessions).toEqual([]);
  });

  it('is rejected with wrong dates, and beyond the limit', async () => {
    const { it_, ref } = world();
    const wrong = { ...certification, expiresOn: '2025-01-31' };
    expect(await code(saveCertification(it_.deps, { ...ref, certification: wrong, before: null }))).toBe(
      'INVALID_REQUEST',
    );
    const held = Array.from({ length: limits.certificationsPerProfile }, (_, index) => ({
      id: `crt_${String(index + 1).padStart(26, '0')}`,
      ...certification,
    }));
    it_.profile = { ...it_.profile, certifications: held };
    expect(await code(saveCertification(it_.deps, { ...ref, certification, before: null }))).toBe('LIMIT_REACHED');
  });
});
