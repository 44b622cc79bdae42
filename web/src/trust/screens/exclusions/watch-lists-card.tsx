import { useQuery } from '@tanstack/react-query';
import { watchLists, type WatchListState } from '@shared/trust/model/exclusion';
import { Columns, MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { watchListsQuery } from './exclusion-queries';

/** The lists that professionals are compared with, and their age. */
export const WatchListsCard = () => {
  const { t } = useTranslation('exclusions');
  const { data } = useQuery(watchListsQuery());
  if (!data) return null;
  return (
    <Card tone="sunken" aria-label={t('lists.title')}>
      <Columns gap="l">
        {watchLists.map((list) => (
          <Stack key={list} gap="xs">
            <Row>
              <strong>{t(`lists.${list}`)}</strong>
              <Standing state={data.items.find((it) => it.list === list)} />
            </Row>
            <Line state={data.items.find((it) => it.list === list)} />
          </Stack>
        ))}
      </Columns>
    </Card>
  );
};

type Props = { state: WatchListState | undefined };

const Standing = ({ state }: Props) => {
  const { t } = useTranslation('exclusions');
  if (!state) return <Badge tone="warning">{t('lists.never')}</Badge>;
  if (state.stale) return <Badge tone="danger">{t('lists.stale')}</Badge>;
  return state.comparing ? (
    <Badge tone="info">{t('lists.comparing')}</Badge>
  ) : (
    <Badge tone="success">{t('lists.current')}</Badge>
  );
};

const Line = ({ state }: Props) => {
  const { t } = useTranslation('exclusions');
  if (!state) return null;
  const { fileDate, rows, hits } = state;
  return <MutedText>{t('lists.line', { date: formatDate(fileDate), rows, hits })}</MutedText>;
};
