import { notice } from '@shared/text/notice';
import { api } from '@/lib/api/api';
import { savedIdsQuery, type Saving } from './saved-ids';

export const savedJobs: Saving = {
  list: 'listSavedJobs',
  ids: 'listSavedJobIds',
  save: (jobId) => api('saveJob', { params: { jobId } }),
  unsave: (jobId) => api('unsaveJob', { params: { jobId } }),
  notices: { saved: notice('jobSaved'), unsaved: notice('jobUnsaved') },
};

export const savedJobIdsQuery = () => savedIdsQuery(savedJobs);
