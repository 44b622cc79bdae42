import { messages } from '@shared/messages';
import { api } from '@/lib/api';
import { savedIdsQuery, type Saving } from './saved-ids';

/** The jobs that a professional keeps. */
export const savedJobs: Saving = {
  name: 'saved-jobs',
  readIds: async (signal) => (await api('listSavedJobIds', undefined, { signal })).jobIds,
  save: (jobId) => api('saveJob', { params: { jobId } }),
  unsave: (jobId) => api('unsaveJob', { params: { jobId } }),
  messages: { saved: messages.jobSaved, unsaved: messages.jobUnsaved },
};

export const savedJobIdsQuery = (userId: string) => savedIdsQuery(savedJobs, userId);
