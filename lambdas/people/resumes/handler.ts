import { resumeRoutes } from '@shared/people/api/resumes.routes';
import { actionResult } from '../../platform/http/english';
import { requestUpload } from '../../platform/files/request-upload';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { generateMyResume } from './generate-resume';
import { getMyResume, removeResume, setResume } from './my-resume';
import { readMyResume } from './read-my-resume';
import { getProfessionalResume } from './professional-resume';

export const handler = serve(
  resumeRoutes,
  {
    requestResumeUpload: ({ body, caller }) =>
      requestUpload(deps, { owner: caller.userId, kind: 'resume', contentType: body.contentType }),
    setResume: ({ body, caller, language }) => setResume(deps, { userId: caller.userId, language, ...body }),
    removeResume: async ({ caller }) => {
      await removeResume(deps, caller.userId);
      return actionResult('resumeRemoved');
    },
    getMyResume: ({ caller }) => getMyResume(deps, caller.userId),
    readMyResume: ({ caller }) => readMyResume(deps, caller.userId),
    generateMyResume: ({ caller, language }) => generateMyResume(deps, caller.userId, language),
    getProfessionalResume: ({ params, language, caller: { userId, role, membership } }) =>
      getProfessionalResume(deps, {
        ...params,
        language,
        reader: { userId, organizationId: membership?.organizationId ?? null, isSupport: role === 'support' },
      }),
  },
  platform,
);
