import { loadGazetteer } from '@shared/domain/places/gazetteer';
import type { ResumeReader } from '../ports';
import { readResumeText } from './read-resume-text';
import { resumeText } from './resume-text';

export const readResume: ResumeReader['read'] = async (content, type, today) => {
  const [text] = await Promise.all([resumeText(content, type), loadGazetteer()]);
  return readResumeText(text, today);
};
