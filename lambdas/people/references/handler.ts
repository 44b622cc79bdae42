import { referenceRoutes } from '@shared/people/api/references.routes';
import { serve } from '../../platform/http/serve';
import { answerReference, declineReference, getReferenceRequest } from './answer-reference';
import { askForReference } from './ask-for-reference';
import { deps, platform } from './deps';
import { listMyReferences, resendReference, withdrawReference } from './my-references';
import { listSharedReferences } from './shared-references';

export const handler = serve(
  referenceRoutes,
  {
    listMyReferences: async ({ caller }) => ({ items: await listMyReferences(deps, caller.userId) }),
    askForReference: ({ body, caller, device }) => askForReference(deps, { userId: caller.userId, form: body, device }),
    resendReference: ({ params, caller, device }) =>
      resendReference(deps, { userId: caller.userId, ...params, device }),
    withdrawReference: ({ params, caller }) => withdrawReference(deps, { userId: caller.userId, ...params }),
    listSharedReferences: async ({ params, caller }) => ({
      items: await listSharedReferences(deps, { caller, ...params }),
    }),
    getReferenceRequest: ({ params, device }) => getReferenceRequest(deps, { ...params, device }),
    answerReference: ({ params, body, device }) => answerReference(deps, { ...params, answer: body, device }),
    declineReference: ({ params, device }) => declineReference(deps, { ...params, device }),
  },
  platform,
);
