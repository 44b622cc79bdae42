import { messages } from '@shared/messages';
import { api } from '@/lib/api/api';
import { savedIdsQuery, type Saving } from './saved-ids';

export const savedJobs: Saving = {
  list: 'listSavedJobs',
  ids: 'listSavedJobIds',
  save: (jobId) => api('saveJob', { params: { jobId } }),
  unsave: (jobId) => api('unsaveJob', { params: { jobId } }),
  messages: { saved: messages.jobSaved, unsaved: messages.jobUnsaved },
};

export const savedJobIdsQuery = () => savedIdsQuery(savedJobs);
