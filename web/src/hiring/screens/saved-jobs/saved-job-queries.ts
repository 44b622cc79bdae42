import { pagesOf } from '@/lib/requests/query-of';

export const savedJobsQuery = () => pagesOf('listSavedJobs', {});
