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

/** Every change answers how the connection stands then. */
export const useChangeConnection = () => {
  const queryClient = useQueryClient();
  const { queryKey } = connectionQuery();
  return useMutation({
    mutationFn: ask,
    onSuccess: (connection, { act }) => {
      queryClient.setQueryData(queryKey, connection);
      if (act === 'import' || act === 'stopImport') void readAgain(queryClient, ['readCalendar']);
    },
    // A calendar that could not be read again says so from now on.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
