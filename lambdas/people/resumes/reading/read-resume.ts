import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import type { ResumeReader } from '../ports';
import { readResumeText } from './read-resume-text';
import { resumeText } from './resume-text';

export const readResume: ResumeReader['read'] = async (content, type, today) => {
  // Town names distinguish columns from tables.
  await loadGazetteer();
  return readResumeText(await resumeText(content, type), today);
};
