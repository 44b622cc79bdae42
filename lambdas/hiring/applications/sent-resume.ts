import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { ApplicationForm } from '@shared/hiring/model/application';
import { documentKeys } from '@shared/platform/media';
import { defaultLanguage } from '@shared/text/language';
import type { ApplicationContent } from '../../store/hiring/applications/application-item';
import type { Deps } from './ports';
import type { Candidate } from '../../store/hiring/applications/ports';

type SentResume = ApplicationContent['resume'];
type Choice = { choice: ApplicationForm['resume']; applicationId: string; candidate: Candidate };

const keyOf = (applicationId: string, extension: string): string =>
  `${documentKeys.application}${applicationId}/resume.${extension}`;

const noResume = (): AppError =>
  new AppError('INVALID_REQUEST', undefined, { fields: { resume: notice('resumeMissing') } });

/** Copies the resume, so later changes in the profile do not affect it. */
const copied = async ({ documents }: Deps, { applicationId, candidate }: Choice): Promise<SentResume> => {
  const { resume } = candidate;
  if (!resume) throw noResume();
  const { fileName, contentType, key: from } = resume;
  const key = keyOf(applicationId, from.slice(from.lastIndexOf('.') + 1));
  if (!(await documents.copy(from, key))) throw noResume();
  return { fileName, contentType, key };
};

/** Language of the file, which everyone in the team shares. */
const employersLanguage = defaultLanguage;

const drawn = async (deps: Deps, { applicationId, candidate }: Choice): Promise<SentResume> => {
  const source = await deps.candidates.source(candidate.summary.userId);
  if (!source) throw new AppError('PROFILE_REQUIRED');
  // Loaded on demand: the texts of three languages would slow down every start.
  const [{ resumeContent }, { generatedFileName }] = await Promise.all([
    import('../../store/people/resumes/resume-content'),
    import('../../store/people/resumes/resume-file-name'),
  ]);
  const content = resumeContent(source, employersLanguage);
  const file = { key: keyOf(applicationId, 'pdf'), contentType: 'application/pdf' };
  await deps.documents.keep(file.key, {
    content: await deps.pdf.draw(content, employersLanguage, deps.clock.now()),
    contentType: file.contentType,
  });
  return { ...file, fileName: generatedFileName(content.name, employersLanguage) };
};

export const keepResume = async (deps: Deps, choice: Choice): Promise<SentResume> => {
  switch (choice.choice) {
    case 'uploaded':
      return copied(deps, choice);
    case 'generated':
      return drawn(deps, choice);
    case 'none':
      return null;
  }
};
