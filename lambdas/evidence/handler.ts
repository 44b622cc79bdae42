import { evidenceRoutes } from '@shared/api/evidence.routes';
import { serve } from '../platform/http/serve';
import { checkProof } from './check-proof';
import { deps, platform } from './deps';
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
    checkProof: ({ params, device }) => checkProof(deps, { ...params, device }),
  },
  platform,
);
