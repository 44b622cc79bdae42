import { healthFileRoutes } from '@shared/people/api/health-file.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { getHealthDocument, removeHealthDocument, requestHealthUpload, setHealthDocument } from './health-document';
import { deleteHealthRecord, listHealthRecords, saveHealthRecord } from './health-records';

export const handler = serve(
  healthFileRoutes,
  {
    listHealthRecords: ({ caller }) => listHealthRecords(deps, caller.userId),
    saveHealthRecord: ({ params, body, caller }) =>
      saveHealthRecord(deps, { userId: caller.userId, ...params, ...body }),
    deleteHealthRecord: ({ params, caller }) => deleteHealthRecord(deps, { userId: caller.userId, ...params }),
    requestHealthUpload: ({ params, body, caller }) =>
      requestHealthUpload(deps, { userId: caller.userId, ...params, ...body }),
    setHealthDocument: ({ params, body, caller }) =>
      setHealthDocument(deps, { userId: caller.userId, ...params, ...body }),
    removeHealthDocument: ({ params, caller }) => removeHealthDocument(deps, { userId: caller.userId, ...params }),
    getHealthDocument: ({ params, caller }) => getHealthDocument(deps, { userId: caller.userId, ...params }),
  },
  platform,
);
