import { evidenceRoutes } from '@shared/trust/api/evidence.routes';
import { serve } from '../../platform/http/serve';
import { checkProof } from './check-proof';
import { deps, platform } from './deps';
import { listEvidenceItems } from './evidence-items';
import {
  getEvidencePacket,
  listEvidencePackets,
  makeEvidencePacket,
  printEvidencePacket,
  revokeEvidencePacket,
} from './packets';
import { getReceipt, printReceipt } from './receipts';

export const handler = serve(
  evidenceRoutes,
  {
    getSigningKeys: async () => ({ keys: await deps.signatures.publicKeys() }),
    getOwnReceipt: ({ params, caller }) => getReceipt(deps, { caller, ...params, userId: caller.userId }),
    printOwnReceipt: ({ params, caller, language }) =>
      printReceipt(deps, { caller, ...params, userId: caller.userId, language }),
    getBookingReceipt: ({ params, caller }) => getReceipt(deps, { caller, ...params }),
    printBookingReceipt: ({ params, caller, language }) => printReceipt(deps, { caller, ...params, language }),
    listEvidenceItems: ({ caller }) => listEvidenceItems(deps, caller.userId),
    listEvidencePackets: ({ caller }) => listEvidencePackets(deps, caller.userId),
    makeEvidencePacket: ({ body, caller, language }) =>
      makeEvidencePacket(deps, { userId: caller.userId, form: body, language }),
    getEvidencePacket: ({ params, caller }) => getEvidencePacket(deps, { userId: caller.userId, ...params }),
    printEvidencePacket: ({ params, caller, language }) =>
      printEvidencePacket(deps, { userId: caller.userId, ...params, language }),
    revokeEvidencePacket: ({ params, caller }) => revokeEvidencePacket(deps, { userId: caller.userId, ...params }),
    checkProof: ({ params, device }) => checkProof(deps, { ...params, device }),
  },
  platform,
);
