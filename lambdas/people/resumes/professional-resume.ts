import { AppError } from '@shared/errors';
import type { Download } from '@shared/core/model/file';
import type { Language } from '@shared/text/language';
import { accessTo, type Reader } from '../../store/people/profiles/professional-view';
import { generatedResume } from './generate-resume';
import { uploadedResume } from './my-resume';
import type { Deps } from './ports';

type KnownReader = Reader & { userId: string };

/** Allows the owner, support, and organizations the professional applied to. */
const mayRead = async (
  { candidates }: Pick<Deps, 'candidates'>,
  userId: string,
  reader: KnownReader,
): Promise<boolean> => {
  const { organizationId } = reader;
  const [profile, hasApplied] = await Promise.all([
    candidates.profile(userId),
    organizationId === null ? false : candidates.hasApplied(organizationId, userId),
  ]);
  const access = profile && accessTo(profile, reader, hasApplied);
  return access === 'own' || access === 'full';
};

/** Records a receipt for the person; false if they revoked the resume. Staff reads go to the security log instead. */
const isHandedOver = async (
  { disclosures, clock }: Pick<Deps, 'disclosures' | 'clock'>,
  userId: string,
  { userId: readerId, organizationId, isSupport }: KnownReader,
): Promise<boolean> => {
  if (organizationId === null || isSupport || readerId === userId) return true;
  const resume = { userId, organizationId, reason: 'application', subject: 'resume' } as const;
  const [may] = await disclosures.handOver([resume], clock.now().toISOString());
  return may === true;
};

export const getProfessionalResume = async (
  deps: Pick<Deps, 'resumes' | 'candidates' | 'documents' | 'pdf' | 'throttle' | 'disclosures' | 'clock'>,
  { userId, reader, language }: { userId: string; reader: KnownReader; language: Language },
): Promise<Download> => {
  if (!(await mayRead(deps, userId, reader))) throw new AppError('NOT_FOUND');
  const uploaded = await deps.resumes.get(userId);
  const resume = uploaded
    ? await uploadedResume(deps, uploaded)
    : await generatedResume(deps, { userId, readerId: reader.userId, language });
  if (!resume || !(await isHandedOver(deps, userId, reader))) throw new AppError('NOT_FOUND');
  return resume;
};
