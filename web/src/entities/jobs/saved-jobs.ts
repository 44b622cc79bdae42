import { notice } from '@shared/text/notice';
import { keptApi } from '@/lib/requests/kept/kept';
import { savedIdsQuery, type Saving } from './saved-ids';

export const savedJobs: Saving = {
  list: 'listSavedJobs',
  ids: 'listSavedJobIds',
  save: (jobId) => keptApi('saveJob', { params: { jobId } }),
  unsave: (jobId) => keptApi('unsaveJob', { params: { jobId } }),
  notices: { saved: notice('jobSaved'), unsaved: notice('jobUnsaved') },
};

export const savedJobIdsQuery = () => savedIdsQuery(savedJobs);
