import { AppError } from '@shared/errors';
import type { Download } from '@shared/core/model/file';
import { accessTo, type Reader } from '../../store/people/profiles/professional-view';
import { downloadDocument } from './credential-document';
import type { Deps } from './ports';

type Query = { userId: string; credentialId: string; reader: Reader };

/** Serves organizations the professional applied to, with a receipt for the professional. */
export const getProfessionalDocument = async (
  deps: Pick<Deps, 'candidates' | 'verifications' | 'documents' | 'disclosures' | 'clock'>,
  { userId, credentialId, reader }: Query,
): Promise<Download> => {
  const { organizationId } = reader;
  const [profile, hasApplied] = await Promise.all([
    deps.candidates.profile(userId),
    organizationId === null ? false : deps.candidates.hasApplied(organizationId, userId),
  ]);
  const access = profile && accessTo(profile, reader, hasApplied);
  if (access !== 'own' && access !== 'full') throw new AppError('NOT_FOUND');
  const download = await downloadDocument(deps, { userId, credentialId });
  if (organizationId !== null && access === 'full') {
    const document = { userId, organizationId, reason: 'application', subject: 'document' } as const;
    const [may] = await deps.disclosures.handOver([document], deps.clock.now().toISOString());
    if (!may) throw new AppError('NOT_FOUND');
  }
  return download;
};
