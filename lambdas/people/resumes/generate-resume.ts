import { AppError } from '@shared/errors';
import type { Download } from '@shared/core/model/file';
import { generatedResumeKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import type { Deps } from './ports';
import { resumeContent } from '../../store/people/resumes/resume-content';
import { generatedFileName } from '../../store/people/resumes/resume-file-name';

type GenerateDeps = Pick<Deps, 'candidates' | 'documents' | 'pdf' | 'throttle' | 'clock'>;

export const generatedResume = async (
  { candidates, documents, pdf, throttle, clock }: GenerateDeps,
  { userId, readerId, language }: { userId: string; readerId: string; language: Language },
): Promise<Download | null> => {
  const source = await candidates.source(userId);
  if (!source) return null;
  await throttle.count('generatedResumes', { account: readerId });
  const content = resumeContent(source, language);
  const contentType = 'application/pdf';
  const key = `${generatedResumeKeys}${userId}-${language}.pdf`;
  await documents.keep(key, { content: await pdf.draw(content, language, clock.now()), contentType });
  const fileName = generatedFileName(content.name, language);
  return { ...(await documents.download(key, { fileName, contentType })), fileName };
};

export const generateMyResume = async (deps: GenerateDeps, userId: string, language: Language): Promise<Download> => {
  const made = await generatedResume(deps, { userId, readerId: userId, language });
  if (!made) throw new AppError('PROFILE_REQUIRED');
  return made;
};
