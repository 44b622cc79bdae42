import { complianceRoutes, everyUnit } from '@shared/people/api/compliance.routes';
import { serve } from '../../platform/http/serve';
import { confirmStart, decideItem } from './decide-item';
import { deps, platform } from './deps';
import { listFacilityLists, removeFacilityList, saveFacilityList } from './facility-lists';
import { getComplianceFile } from './file-view';
import { openDocument, requestComplianceUpload, submitItem } from './hand-in';
import { shareItem, shareItems, unshareItem } from './share-item';

export const handler = serve(
  complianceRoutes,
  {
    getComplianceFile: ({ params, caller }) => getComplianceFile(deps, { caller, ...params }),
    shareComplianceItems: ({ params, body, caller }) => shareItems(deps, { caller, ...params, ...body }),
    shareComplianceItem: ({ params, body, caller }) => shareItem(deps, { caller, ...params, ...body }),
    unshareComplianceItem: ({ params, body, caller }) => unshareItem(deps, { caller, ...params, ...body }),
    requestComplianceUpload: ({ params, body, caller }) =>
      requestComplianceUpload(deps, { caller, ...params, ...body }),
    submitComplianceItem: ({ params, body, caller }) => submitItem(deps, { caller, ...params, evidence: body }),
    decideComplianceItem: ({ params, body, caller }) => decideItem(deps, { caller, ...params, decision: body }),
    openComplianceDocument: ({ params, body, caller }) => openDocument(deps, { caller, ...params, ...body }),
    confirmStart: ({ params, caller }) => confirmStart(deps, { caller, ...params }),
    listFacilityLists: ({ caller }) => listFacilityLists(deps, caller),
    saveFacilityList: ({ params, body, caller }) =>
      saveFacilityList(deps, { caller, ...body, unit: params.unit === everyUnit ? null : params.unit }),
    removeFacilityList: ({ params, body, caller }) => removeFacilityList(deps, { caller, ...params, ...body }),
  },
  platform,
);
