import { AppError } from '@shared/errors';
import { resumeTypes } from '@shared/people/model/profile-vocabulary';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { utcDay } from '../../platform/clock';
import type { Deps } from './ports';

type ReadDeps = Pick<Deps, 'resumes' | 'documentReader' | 'reader' | 'throttle' | 'switches' | 'clock'>;

/** Proposes profile data from the stored resume. Changes nothing, because the person chooses what to add. */
export const readMyResume = async (
  { resumes, documentReader, reader, throttle, switches, clock }: ReadDeps,
  userId: string,
): Promise<ResumeReading> => {
  if (!(await switches.isOn('resumeReading'))) throw new AppError('FEATURE_OFF');
  const resume = await resumes.get(userId);
  const type = resumeTypes.find((it) => it === resume?.contentType);
  if (!resume || !type) throw new AppError('NOT_FOUND');
  await throttle.count('resumeReadings', { account: userId });
  const content = await documentReader.read(resume.key);
  if (!content) throw new AppError('NOT_FOUND');
  return reader.read(content, type, utcDay(clock.now()));
};
