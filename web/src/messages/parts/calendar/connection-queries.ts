import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const connectionQuery = () => queryOf('getCalendarConnection');

type Change = { act: 'rotate' | 'stopFeed' | 'stopImport' } | { act: 'import'; url?: string };

const ask = (change: Change) => {
  switch (change.act) {
    case 'rotate':
      return api('rotateCalendarFeed');
    case 'stopFeed':
      return api('stopCalendarFeed');
    case 'stopImport':
      return api('stopBusyImport');
    case 'import':
      return api('importBusyTimes', { body: change.url === undefined ? {} : { url: change.url } });
  }
};

/** Every change returns the resulting connection. */
export const useChangeConnection = () => {
  const queryClient = useQueryClient();
  const { queryKey } = connectionQuery();
  return useMutation({
    mutationFn: ask,
    onSuccess: (connection, { act }) => {
      queryClient.setQueryData(queryKey, connection);
      if (act === 'import' || act === 'stopImport') void readAgain(queryClient, ['readCalendar']);
    },
    // After a failed read the connection's status has changed.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
