import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { useSearchParams } from 'react-router-dom';
import type { ProfessionalCard } from '@shared/model/professional';
import { specialties, specialtyFromSlug, specialtySlug } from '@shared/model/vocabulary';
import { Columns, Facts, Quiet, Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/next-page';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/page';
import { SelectField } from '@/components/ui/select-field';
import { api } from '@/lib/api';
import { atCursor, rowsOf } from '@/lib/cursor-pages';

const filter = 'specialty';
const choices = specialties.map((specialty) => ({ value: specialtySlug(specialty), label: specialty }));

const professionalsQuery = (specialty: (typeof specialties)[number] | undefined) =>
  infiniteQueryOptions({
    queryKey: ['professionals', specialty ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api('listProfessionals', { query: { ...(specialty && { specialty }), ...atCursor(pageParam) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Professionals who chose to be found. */
export const ProfessionalsView = () => {
  const { t } = useTranslation('professionals');
  const [search, setSearch] = useSearchParams();
  const specialty = specialtyFromSlug(search.get(filter) ?? '');
  const professionals = useInfiniteQuery(professionalsQuery(specialty));
  const rows = rowsOf(professionals.data);
  const choose = (slug: string | null) => setSearch(slug ? { [filter]: slug } : {});
  const clear = (
    <Button variant="secondary" onClick={() => choose(null)}>
      {t('clear')}
    </Button>
  );
  return (
    <Page title={t('title')} description={t('description')} breadcrumb={[{ label: t('breadcrumb') }]}>
      <Stack gap="l">
        <Row align="end">
          <SelectField
            label={t('specialty')}
            placeholder={t('allSpecialties')}
            data={choices}
            value={specialty ? specialtySlug(specialty) : ''}
            onChange={choose}
          />
          {specialty && clear}
        </Row>
        {professionals.isPending && <ListSkeleton rows={5} label={t('loading')} />}
        {professionals.isError && rows.length === 0 && (
          <ErrorState error={professionals.error} onRetry={() => void professionals.refetch()} />
        )}
        {professionals.isSuccess && rows.length === 0 && (
          <EmptyState
            illustration="team"
            title={t('noneTitle')}
            text={t(specialty ? 'noneFiltered' : 'noneText')}
            action={specialty && clear}
          />
        )}
        {rows.length > 0 && (
          <section aria-label={t('results')}>
            <Columns as="ul">
              {rows.map((professional) => (
                <li key={professional.userId}>
                  <Professional professional={professional} />
                </li>
              ))}
            </Columns>
            <NextPage query={professionals} />
          </section>
        )}
      </Stack>
    </Page>
  );
};

const Professional = ({ professional }: { professional: ProfessionalCard }) => {
  const { t } = useTranslation('professionals');
  return (
    <Card title={professional.displayName} actions={<Badge tone="info">{professional.specialty}</Badge>}>
      <Stack gap="s">
        <Quiet>{professional.title}</Quiet>
        <Facts
          items={[
            { label: t('experience'), value: t('years', { count: professional.experience }) },
            { label: t('location'), value: professional.location },
            { label: t('languages'), value: professional.languages },
          ]}
        />
      </Stack>
    </Card>
  );
};
