import { resumeRoutes } from '@shared/api/resumes.routes';
import { messages } from '@shared/messages';
import { requestUpload } from '../platform/files/request-upload';
import { serve } from '../platform/http/serve';
import { deps, platform } from './deps';
import { generateMyResume } from './generate-resume';
import { getMyResume, removeResume, setResume } from './my-resume';
import { getProfessionalResume } from './professional-resume';

export const handler = serve(
  resumeRoutes,
  {
    requestResumeUpload: ({ body, caller }) =>
      requestUpload(deps, { owner: caller.userId, kind: 'resume', contentType: body.contentType }),
    setResume: ({ body, caller }) => setResume(deps, { userId: caller.userId, ...body }),
    removeResume: async ({ caller }) => {
      await removeResume(deps, caller.userId);
      return { message: messages.resumeRemoved };
    },
    getMyResume: ({ caller }) => getMyResume(deps, caller.userId),
    generateMyResume: ({ caller }) => generateMyResume(deps, caller.userId),
    getProfessionalResume: ({ params, caller: { userId, role, membership } }) =>
      getProfessionalResume(deps, {
        ...params,
        reader: { userId, organizationId: membership?.organizationId ?? null, isSupport: role === 'support' },
      }),
  },
  platform,
);
