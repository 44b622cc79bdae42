import type { ResumeReader } from '../ports';
import { readResumeText } from './read-resume-text';
import { resumeText } from './resume-text';

export const readResume: ResumeReader['read'] = async (content, type, today) =>
  readResumeText(await resumeText(content, type), today);
