import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ReactNode } from 'react';
import { doctorsView, paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { savedIdsQuery } from '@/hiring/parts/jobs/saved/saved-ids';
import { NextPage } from '@/components/records/next-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { doctorsAddress } from './doctors-address';
import { ProfessionalRow } from './professional-row';
import { recentProfessionalsQuery, savedProfessionals, savedProfessionalsQuery } from './own-queries';

type Kind = (typeof doctorsView)['saved' | 'recent'];

const Frame = ({ kind, children }: { kind: Kind; children: ReactNode }) => {
  const { t } = useTranslation('professionals');
  const other = kind === doctorsView.saved ? doctorsView.recent : doctorsView.saved;
  return (
    <Page
      title={t(`${kind}.title`)}
      description={t(`${kind}.description`)}
      breadcrumb={[{ label: t('breadcrumb'), to: paths.doctors }, { label: t(`${kind}.title`) }]}
      actions={
        <ButtonLink to={doctorsAddress(other)} variant="secondary" size="small">
          {t(`${other}.title`)}
        </ButtonLink>
      }
    >
      {children}
    </Page>
  );
};

const NoOne = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('professionals');
  return (
    <EmptyState
      illustration="team"
      title={t(`${kind}.noneTitle`)}
      text={t(`${kind}.noneText`)}
      action={<ButtonLink to={paths.doctors}>{t('breadcrumb')}</ButtonLink>}
    />
  );
};

type ListQuery = { isPending: boolean; error: Error | null; refetch: () => unknown };

const NotThere = ({ query }: { query: ListQuery }) => {
  const { t } = useTranslation('professionals');
  return query.isPending ? (
    <ListSkeleton rows={4} label={t('loading')} />
  ) : (
    <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  );
};

export const SavedProfessionalsView = () => {
  const { t } = useTranslation('professionals');
  const list = useInfiniteQuery(savedProfessionalsQuery());
  const ids = useQuery(savedIdsQuery(savedProfessionals));
  const rows = rowsOf(list.data).filter(({ professional }) => !ids.data || ids.data.includes(professional.userId));
  const isEmpty = rows.length === 0 && !list.hasNextPage;
  return (
    <Frame kind={doctorsView.saved}>
      {!list.data && <NotThere query={list} />}
      {list.data && isEmpty && <NoOne kind={doctorsView.saved} />}
      {list.data && !isEmpty && (
        <section aria-label={t('saved.title')}>
          <Stack as="ul" gap="s">
            {rows.map(({ professional, savedAt }) => (
              <li key={professional.userId}>
                <ProfessionalRow
                  professional={professional}
                  heading="h2"
                  saved
                  note={<MutedText as="span">{t('saved.on', { date: formatDate(savedAt, ownZone()) })}</MutedText>}
                />
              </li>
            ))}
          </Stack>
          <NextPage query={list} />
        </section>
      )}
    </Frame>
  );
};

export const RecentProfessionalsView = () => {
  const { t } = useTranslation('professionals');
  const list = useQuery(recentProfessionalsQuery());
  return (
    <Frame kind={doctorsView.recent}>
      {!list.data && <NotThere query={list} />}
      {list.data?.items.length === 0 && <NoOne kind={doctorsView.recent} />}
      {list.data && list.data.items.length > 0 && (
        <Stack as="ul" gap="s" aria-label={t('recent.title')}>
          {list.data.items.map(({ professional, viewedAt }) => (
            <li key={professional.userId}>
              <ProfessionalRow
                professional={professional}
                heading="h2"
                note={<MutedText as="span">{t('recent.viewed', { when: timeLabel(viewedAt) })}</MutedText>}
              />
            </li>
          ))}
        </Stack>
      )}
    </Frame>
  );
};
