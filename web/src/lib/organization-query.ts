import { queryOptions } from '@tanstack/react-query';
import { api } from './api';

/** The reader's own organisation. */
export const organizationQuery = () =>
  queryOptions({
    queryKey: ['organization', 'profile'],
    queryFn: ({ signal }) => api('getOrganization', undefined, { signal }),
  });
