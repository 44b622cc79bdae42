import { inMegabytes, limits } from '@shared/limits';
import type { ResumeFile } from '@shared/people/model/professional';
import { resumeTypes } from '@shared/people/model/profile-vocabulary';
import { notice } from '@shared/text/notice';
import { acceptOf } from '@/components/file-drop/file-rules';
import { useUpload } from '@/components/file-drop/use-upload';
import { api } from '@/lib/api/api';

const rules = {
  types: resumeTypes,
  wrongType: notice('resumeType'),
  bytes: limits.documentBytes,
  tooLarge: notice('resumeTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
} as const;

export const acceptedResumes = acceptOf(rules);

export const useResumeUpload = (onDone: (resume: ResumeFile) => void) =>
  useUpload(
    {
      rules,
      request: (body) => api('requestResumeUpload', { body }),
      finish: (body) => api('setResume', { body }),
    },
    onDone,
  );
