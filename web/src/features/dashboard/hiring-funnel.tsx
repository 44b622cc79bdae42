import { useQuery } from '@tanstack/react-query';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { HiringFunnel as Funnel } from '@shared/model/hiring-funnel';
import { BarChart } from '@/components/charts/bar-chart';
import { WithTable } from '@/components/charts/with-table';
import { Columns, MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import type { Column } from '@/components/ui/records/record-list';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { hiringFunnelQuery } from './employer-queries';
import { formatMetric } from './metric-labels';

type Stage = Funnel['stages'][number];
type Source = Funnel['sources'][number];

const percent = (part: number, of: number): string => `${formatNumber(Math.round((100 * part) / of))}%`;

/** Stages in order; rejected and withdrawn applications have left the funnel. */
const onTheWay = ['new', 'under_review', 'shortlisted', 'interview_scheduled', 'offered', 'hired'];
/** Final decisions have no waiting time. */
const waitsIn = onTheWay.slice(0, -1);

export const HiringFunnel = () => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <QueryGate query={useQuery(hiringFunnelQuery())} loading={t('loadingAnalytics')} rows={3}>
      {({ stages, sources }) => (
        <Columns gap="l">
          <Reached stages={stages} />
          <Stack gap="l">
            <Waiting stages={stages} />
            <Sources sources={sources} />
          </Stack>
        </Columns>
      )}
    </QueryGate>
  );
};

const NotEnough = ({ text }: { text: string }) => (
  <Stack gap="xs">
    <p>{say('notEnoughData')}</p>
    <MutedText>{text}</MutedText>
  </Stack>
);

const Reached = ({ stages }: { stages: readonly Stage[] }) => {
  const { t } = useTranslation(['employer-dashboard', 'labels/hiring']);
  const all = stages.find(({ status }) => status === 'new')?.reached ?? 0;
  const title = t('funnel.label');
  const columns: Column<Stage>[] = [
    {
      key: 'status',
      header: t('columns.status'),
      main: true,
      cell: ({ status }) => t(`applicationStatus.${status}`),
    },
    { key: 'reached', header: t('funnel.reached'), align: 'end', cell: ({ reached }) => formatNumber(reached) },
    { key: 'share', header: t('funnel.share'), align: 'end', cell: ({ reached }) => percent(reached, all) },
    { key: 'current', header: t('funnel.current'), align: 'end', cell: ({ current }) => formatNumber(current) },
  ];
  return (
    <Card title={t('funnel.title')}>
      {all === 0 ? (
        <NotEnough text={t('funnel.none')} />
      ) : (
        <Stack>
          <MutedText>{title}</MutedText>
          <WithTable label={title} columns={columns} rows={stages} rowKey={({ status }) => status}>
            <BarChart
              label={title}
              unit={(count) => t('applications', { count })}
              bars={stages
                .filter(({ status }) => onTheWay.includes(status))
                .map(({ status, reached, current }) => ({
                  key: status,
                  label: t(`applicationStatus.${status}`),
                  value: reached,
                  detail: t('funnel.detail', { share: percent(reached, all), count: current }),
                }))}
            />
          </WithTable>
        </Stack>
      )}
    </Card>
  );
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const Waiting = ({ stages }: { stages: readonly Stage[] }) => {
  const { t } = useTranslation(['employer-dashboard', 'labels/hiring']);
  const title = t('waiting.label');
  const rows = stages.filter(({ status }) => waitsIn.includes(status));
  const known = rows.filter(({ averageDays }) => averageDays.value !== null);
  const unknown = rows.filter(({ averageDays }) => averageDays.value === null);
  const columns: Column<Stage>[] = [
    {
      key: 'status',
      header: t('columns.status'),
      main: true,
      cell: ({ status }) => t(`applicationStatus.${status}`),
    },
    {
      key: 'days',
      header: t('waiting.days'),
      align: 'end',
      cell: ({ averageDays }) => formatMetric(averageDays, 'days', t),
    },
    {
      key: 'samples',
      header: t('waiting.samples'),
      align: 'end',
      cell: ({ averageDays }) => formatNumber(averageDays.samples),
    },
  ];
  return (
    <Card title={t('waiting.title')}>
      {known.length === 0 ? (
        <NotEnough text={t('waiting.none', { count: limits.samplesForFigure })} />
      ) : (
        <Stack>
          <MutedText>{title}</MutedText>
          <WithTable label={title} columns={columns} rows={rows} rowKey={({ status }) => status}>
            <Stack>
              <BarChart
                label={title}
                unit={(count) => t('units.days', { count })}
                bars={known.map(({ status, averageDays }) => ({
                  key: status,
                  label: t(`applicationStatus.${status}`),
                  value: tenth(averageDays.value ?? 0),
                  detail: t('waiting.from', { count: averageDays.samples }),
                }))}
              />
              {unknown.length > 0 && (
                <MutedText>
                  {t('waiting.unknown', {
                    text: say('notEnoughData'),
                    statuses: unknown.map(({ status }) => t(`applicationStatus.${status}`)).join(', '),
                  })}
                </MutedText>
              )}
            </Stack>
          </WithTable>
        </Stack>
      )}
    </Card>
  );
};

const Sources = ({ sources }: { sources: readonly Source[] }) => {
  const { t } = useTranslation(['employer-dashboard', 'labels/hiring']);
  const title = t('sources.label');
  const rows = sources
    .filter(({ applications }) => applications > 0)
    .sort((one, other) => other.applications - one.applications);
  const columns: Column<Source>[] = [
    {
      key: 'source',
      header: t('sources.source'),
      main: true,
      cell: ({ source }) => t(`applicationSource.${source}`),
    },
    {
      key: 'applications',
      header: t('columns.applications'),
      align: 'end',
      cell: ({ applications }) => formatNumber(applications),
    },
    { key: 'hires', header: t('columns.hires'), align: 'end', cell: ({ hires }) => formatNumber(hires) },
  ];
  return (
    <Card title={t('sources.title')}>
      {rows.length === 0 ? (
        <NotEnough text={t('sources.none')} />
      ) : (
        <Stack>
          <MutedText>{title}</MutedText>
          <WithTable label={title} columns={columns} rows={rows} rowKey={({ source }) => source}>
            <BarChart
              label={title}
              unit={(count) => t('applications', { count })}
              bars={rows.map(({ source, applications, hires }) => ({
                key: source,
                label: t(`applicationSource.${source}`),
                value: applications,
                detail: t('hires', { count: hires }),
              }))}
            />
          </WithTable>
        </Stack>
      )}
    </Card>
  );
};
