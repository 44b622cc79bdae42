import { useQuery } from '@tanstack/react-query';
import { Columns } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { useTranslation } from '@/lib/i18n/i18n';
import { BusyImportPart } from './busy-import-part';
import { connectionQuery } from './connection-queries';
import { FeedPart } from './feed-part';

/** Calendar feed and busy-time import. Saves itself, so it can be embedded in another form. */
export const CalendarConnection = () => {
  const { t } = useTranslation('calendar-connection');
  const connection = useQuery(connectionQuery());
  return (
    <QueryGate query={connection} loading={t('loading')} rows={2}>
      {({ feedUrl, busyImport }) => (
        <Columns count={2} gap="l">
          <FeedPart feedUrl={feedUrl} />
          <BusyImportPart busyImport={busyImport} />
        </Columns>
      )}
    </QueryGate>
  );
};
