import { credentialRoutes } from '@shared/people/api/credentials.routes';
import { serve } from '../../platform/http/serve';
import { downloadDocument, removeDocument, requestDocumentUpload, setDocument } from './credential-document';
import { deps, platform } from './deps';
import { getProfessionalDocument } from './professional-document';
import { checkNpi, listMyCredentials, replyToReviewer } from './my-credentials';
import { decideVerification, getVerification, listVerifications } from './review-credentials';

export const handler = serve(
  credentialRoutes,
  {
    listMyCredentials: ({ caller }) => listMyCredentials(deps, caller.userId),
    checkNpi: ({ caller }) => checkNpi(deps, caller.userId),
    replyToReviewer: ({ params, body, caller }) => replyToReviewer(deps, { userId: caller.userId, ...params, ...body }),
    requestDocumentUpload: ({ params, body, caller }) =>
      requestDocumentUpload(deps, { userId: caller.userId, ...params, ...body }),
    setDocument: ({ params, body, caller }) => setDocument(deps, { userId: caller.userId, ...params, ...body }),
    removeDocument: ({ params, caller }) => removeDocument(deps, { userId: caller.userId, ...params }),
    getMyDocument: ({ params, caller }) => downloadDocument(deps, { userId: caller.userId, ...params }),
    getProfessionalDocument: ({ params, caller: { userId, membership } }) =>
      getProfessionalDocument(deps, {
        ...params,
        reader: { userId, organizationId: membership?.organizationId ?? null, isSupport: false },
      }),
    listVerifications: ({ query }) => listVerifications(deps, query),
    getVerification: ({ params }) => getVerification(deps, params),
    decideVerification: ({ params, body, caller }) => decideVerification(deps, { ...params, caller, decision: body }),
    getVerificationDocument: ({ params }) => downloadDocument(deps, params),
  },
  platform,
);
