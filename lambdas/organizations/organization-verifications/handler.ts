import { organizationVerificationRoutes } from '@shared/organizations/api/organization-verifications.routes';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import {
  checkDomainRecord,
  checkNpi,
  confirmDomainCode,
  getOrganizationVerification,
  sendDomainCode,
} from './own-verification';
import { addProof, openProof, removeProof, replyToReviewer, requestProofUpload } from './proofs';
import { decideOrganizationCase, getOrganizationCase, listOrganizationCases } from './review';

const actor = (caller: AuthorizedCaller) => ({ organizationId: organizationOf(caller), userId: caller.userId });

export const handler = serve(
  organizationVerificationRoutes,
  {
    getOrganizationVerification: ({ caller }) => getOrganizationVerification(deps, actor(caller)),
    checkOrganizationNpi: ({ body, caller }) => checkNpi(deps, { ...actor(caller), ...body }),
    sendDomainCode: ({ body, caller, language }) => sendDomainCode(deps, { ...actor(caller), ...body, language }),
    confirmDomainCode: ({ body, caller }) => confirmDomainCode(deps, { ...actor(caller), ...body }),
    checkDomainRecord: ({ caller }) => checkDomainRecord(deps, actor(caller)),
    requestProofUpload: ({ body, caller }) =>
      requestProofUpload(deps, { ...actor(caller), contentType: body.contentType }),
    addProof: ({ body, caller }) => addProof(deps, { ...actor(caller), ...body }),
    removeProof: ({ params, caller }) => removeProof(deps, { ...actor(caller), ...params }),
    replyToOrganizationReviewer: ({ body, caller }) => replyToReviewer(deps, { ...actor(caller), ...body }),
    listOrganizationCases: ({ query }) => listOrganizationCases(deps, query),
    getOrganizationCase: ({ params, caller }) => getOrganizationCase(deps, { ...params, reviewerId: caller.userId }),
    decideOrganizationCase: ({ params, body, caller }) =>
      decideOrganizationCase(deps, { ...params, ...body, reviewerId: caller.userId }),
    openProof: ({ params, caller }) => openProof(deps, { ...params, reviewerId: caller.userId }),
  },
  platform,
);
