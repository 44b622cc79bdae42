import { AppError } from '@shared/errors';
import type { Download } from '@shared/core/model/file';
import { ResumeFile } from '@shared/people/model/professional';
import { resumeTypes } from '@shared/people/model/profile-vocabulary';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import { ulid } from 'ulid';
import { discardSent, sentDocument, type SentRef } from '../../platform/files/check-upload';
import { tidyUp } from '../../platform/files/delete-quietly';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { ResumeItem } from '../../store/people/profiles/resume-item';
import type { Deps } from './ports';
import type { ResumeChange } from '../../store/people/profiles/ports';
import { documents } from '../../platform/text/documents';
import { uploadedFileName } from '../../store/people/resumes/resume-file-name';

const removeFile = ({ documents }: Pick<Deps, 'documents'>, key: string): Promise<void> =>
  tidyUp('a former resume', () => documents.remove(key));

const change = async (
  deps: Pick<Deps, 'resumes' | 'documents' | 'clock'>,
  { userId, resume, uploadId }: Pick<ResumeChange, 'userId' | 'resume' | 'uploadId'>,
): Promise<void> => {
  const former = await retryOnConflict(async () => {
    const previous = await deps.resumes.get(userId);
    await deps.resumes.set({ userId, previous, resume, uploadId, at: deps.clock.now().toISOString() });
    return previous;
  });
  if (former) await removeFile(deps, former.key);
};

/**
 * Accepts a PDF or a Word document without macros, by content. Copies it under a new name, spends the upload,
 * then deletes the quarantined file and the previous resume.
 */
export const setResume = async (
  deps: Pick<Deps, 'resumes' | 'uploads' | 'files' | 'documents' | 'clock'>,
  { userId, uploadId, fileName, language }: { userId: string; uploadId: string; fileName: string; language: Language },
): Promise<ResumeFile> => {
  const ref: SentRef = { kind: 'resume', owner: userId, uploadId };
  const { content, contentType, extension } = await sentDocument(deps, ref, resumeTypes);
  const resume: ResumeItem = {
    fileName: uploadedFileName(fileName, extension, documents.in(language)('resume.unnamedFile')),
    contentType,
    bytes: content.length,
    uploadedAt: deps.clock.now().toISOString(),
    key: `${documentKeys.resume}${userId}/${ulid()}.${extension}`,
  };
  await deps.documents.keep(resume.key, { content, contentType });
  try {
    await change(deps, { userId, resume, uploadId });
  } catch (error) {
    await removeFile(deps, resume.key);
    throw error;
  }
  await discardSent(deps, ref);
  return ResumeFile.parse(resume);
};

export const removeResume = (deps: Pick<Deps, 'resumes' | 'documents' | 'clock'>, userId: string): Promise<void> =>
  change(deps, { userId, resume: null, uploadId: null });

export const uploadedResume = async (
  { documents }: Pick<Deps, 'documents'>,
  { key, fileName, contentType }: ResumeItem,
): Promise<Download> => ({ ...(await documents.download(key, { fileName, contentType })), fileName });

export const getMyResume = async (deps: Pick<Deps, 'resumes' | 'documents'>, userId: string): Promise<Download> => {
  const resume = await deps.resumes.get(userId);
  if (!resume) throw new AppError('NOT_FOUND');
  return uploadedResume(deps, resume);
};
