import { certificationProblems } from '@shared/people/rules/credentials/held-certification';
import { heldOtherProfessions } from '@shared/people/rules/other-professions';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { HeldCertification } from '@shared/people/model/professional';
import { isDeepStrictEqual } from 'node:util';
import { latestToday } from '../../platform/clock';
import { ConcurrentModificationError, retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { OwnProfile } from '../../store/people/profiles/ports';
import type { Deps } from './ports';

type Wallet = Pick<Deps, 'profiles' | 'clock'>;
type Form = Omit<HeldCertification, 'id'>;
type Ref = { userId: string; certificationId: string };

const formOf = (found: HeldCertification | undefined): Form | null => {
  if (!found) return null;
  const { id: _id, ...form } = found;
  return form;
};

/** Retries on conflicts with other parts of the profile. */
const withCertifications = async (
  { profiles, clock }: Wallet,
  before: OwnProfile,
  certifications: HeldCertification[],
): Promise<OwnProfile> => {
  const after: OwnProfile = {
    ...before,
    certifications,
    otherProfessions: heldOtherProfessions({ ...before, certifications }),
    version: before.version + 1,
    updatedAt: clock.now().toISOString(),
  };
  try {
    await profiles.save(before, after);
  } catch (error) {
    throw error instanceof AppError && error.code === 'STALE_VERSION' ? new ConcurrentModificationError() : error;
  }
  return after;
};

const refuse = (certification: Form, today: string): void => {
  const problems = certificationProblems(certification, today);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, problem]) => [`certification.${field}`, problem]));
  throw new AppError('INVALID_REQUEST', undefined, { fields });
};

type Command = Ref & { certification: Form; before: Form | null };

/** Compares with what the person saw, so a repeat changes nothing and tabs don't overwrite each other. */
export const saveCertification = async (
  deps: Wallet,
  { userId, certificationId, certification, before }: Command,
): Promise<OwnProfile> => {
  refuse(certification, latestToday(deps.clock.now()));
  return retryOnConflict(async () => {
    const profile = await deps.profiles.get(userId);
    const held = profile.certifications;
    const now = formOf(held.find(({ id }) => id === certificationId));
    if (isDeepStrictEqual(now, certification)) return profile;
    if (!isDeepStrictEqual(now, before)) throw new AppError('STALE_VERSION');
    if (now === null && held.length >= limits.certificationsPerProfile) throw new AppError('LIMIT_REACHED');
    const saved = { id: certificationId, ...certification };
    const others = now === null ? [...held, saved] : held.map((it) => (it.id === certificationId ? saved : it));
    return withCertifications(deps, profile, others);
  });
};

export const removeCertification = async (deps: Wallet, { userId, certificationId }: Ref): Promise<OwnProfile> =>
  retryOnConflict(async () => {
    const profile = await deps.profiles.get(userId);
    const others = profile.certifications.filter(({ id }) => id !== certificationId);
    if (others.length === profile.certifications.length) throw new AppError('NOT_FOUND');
    return withCertifications(deps, profile, others);
  });
