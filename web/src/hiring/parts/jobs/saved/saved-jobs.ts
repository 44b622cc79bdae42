import { notice } from '@shared/text/notice';
import { queuedApi } from '@/lib/requests/kept/optimistic-queue';
import { savedIdsQuery, type Saving } from './saved-ids';

export const savedJobs: Saving = {
  list: 'listSavedJobs',
  ids: 'listSavedJobIds',
  save: (jobId) => queuedApi('saveJob', { params: { jobId } }),
  unsave: (jobId) => queuedApi('unsaveJob', { params: { jobId } }),
  notices: { saved: notice('jobSaved'), unsaved: notice('jobUnsaved') },
};

export const savedJobIdsQuery = () => savedIdsQuery(savedJobs);
