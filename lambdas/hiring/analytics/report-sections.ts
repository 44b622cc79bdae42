import { limits } from '@shared/limits';
import type { Analytics, CohortRow } from '@shared/hiring/model/analytics';
import type { Figure } from '@shared/hiring/model/employer-analytics';
import type { Language } from '@shared/text/language';
import { documents } from '../../platform/text/documents';
import { labelsIn } from '../../platform/text/labels';

/** Cell value; null has too few samples. */
export type ReportCell = string | number | null;
export type ReportSection = { title: string; note: string; columns: readonly string[]; rows: readonly ReportCell[][] };

type Reader = { t: ReturnType<typeof documents.in>; label: ReturnType<typeof labelsIn> };

const value = (figure: Figure): number | null => figure.value;

const summary = (it: Analytics, { t }: Reader): ReportSection => {
  const column = (name: 'figure' | 'now' | 'before' | 'basis') => t(`analytics.columns.${name}`);
  const from = (unit: 'applications' | 'hires' | 'offers', { samples }: Figure) =>
    t(`analytics.basis.${unit}`, { count: samples });
  return {
    title: t('analytics.sections.summary'),
    note: t('analytics.notes.summary'),
    columns: [column('figure'), column('now'), column('before'), column('basis')],
    rows: [
      [t('analytics.figures.applications'), it.applications.now, it.applications.before, ''],
      [t('analytics.figures.hires'), it.hires.now, it.hires.before, ''],
      [
        t('analytics.figures.hireRate'),
        value(it.hireRate.now),
        value(it.hireRate.before),
        from('applications', it.hireRate.now),
      ],
      ...(it.fill
        ? [
            [
              t('analytics.figures.fill'),
              value(it.fill.average.now),
              value(it.fill.average.before),
              from('hires', it.fill.average.now),
            ],
          ]
        : []),
      ...(it.offers
        ? [
            [
              t('analytics.figures.offers'),
              value(it.offers.acceptance.now),
              value(it.offers.acceptance.before),
              from('offers', it.offers.acceptance.now),
            ],
          ]
        : []),
      [t('analytics.figures.jobs'), it.jobsApplied.now, it.jobsApplied.before, ''],
      [t('analytics.figures.rejected'), it.ended.rejected, '', ''],
      [t('analytics.figures.withdrawn'), it.ended.withdrawn, '', ''],
      [t('analytics.figures.longWaits', { days: limits.longWaitDays }), it.longWaits, '', ''],
    ],
  };
};

const funnel = (it: Analytics, { t, label }: Reader): ReportSection => ({
  title: t('analytics.sections.funnel'),
  note: t('analytics.notes.funnel'),
  columns: [
    t('analytics.columns.stage'),
    t('analytics.columns.reached'),
    t('analytics.columns.share'),
    t('analytics.columns.waiting'),
  ],
  rows: it.funnel.map(({ stage, reached, share, waiting }) => [
    stage === 'new' ? t('analytics.applied') : label(`applicationStatus.${stage}`),
    reached,
    share ? share.value : '',
    stage === 'hired' ? '' : waiting,
  ]),
});

const stages = (it: Analytics, { t, label }: Reader): ReportSection => ({
  title: t('analytics.sections.stages'),
  note: t('analytics.notes.stages'),
  columns: [
    t('analytics.columns.stage'),
    t('analytics.columns.median'),
    t('analytics.columns.goal'),
    t('analytics.columns.left'),
  ],
  rows: it.stageDays.map(({ stage, median, goal }) => [
    label(`applicationStatus.${stage}`),
    median.value,
    goal ?? '',
    median.samples,
  ]),
});

const fill = ({ fill: filled }: Analytics, { t }: Reader): ReportSection[] =>
  filled
    ? [
        {
          title: t('analytics.sections.fill'),
          note: t('analytics.notes.fill'),
          columns: [t('analytics.columns.days'), t('analytics.columns.hires')],
          rows: filled.spread.map(({ from, upTo, hires }) => [
            upTo === null ? t('analytics.spreadOpen', { days: from - 1 }) : t('analytics.spread', { from, to: upTo }),
            hires,
          ]),
        },
      ]
    : [];

const groups = <T extends CohortRow>(
  rows: readonly T[],
  { t }: Reader,
  {
    name,
    head,
    cell,
    more = [],
  }: {
    name: 'sources' | 'specialties' | 'projects' | 'team';
    head: string;
    cell: (row: T) => string;
    more?: readonly { head: string; cell: (row: T) => ReportCell }[];
  },
): ReportSection[] =>
  rows.length === 0
    ? []
    : [
        {
          title: t(`analytics.sections.${name}`),
          note: name === 'team' ? t('analytics.notes.team') : '',
          columns: [
            head,
            t('analytics.columns.jobs'),
            t('analytics.columns.applications'),
            t('analytics.columns.interviewed'),
            t('analytics.columns.hires'),
            t('analytics.columns.hireRate'),
            ...more.map((column) => column.head),
          ],
          rows: rows.map((row) => [
            cell(row),
            row.jobs,
            row.applications,
            row.interviewed,
            row.hires,
            row.hireRate.value,
            ...more.map((column) => column.cell(row)),
          ]),
        },
      ];

const inHundredths = (amount: number): number => Math.round(amount * 100) / 100;

const spend = ({ spend: spent }: Analytics, { t }: Reader): ReportSection[] =>
  spent && spent.length > 0
    ? [
        {
          title: t('analytics.sections.spend'),
          note: t('analytics.notes.spend'),
          columns: [
            t('analytics.columns.currency'),
            t('analytics.columns.amount'),
            t('analytics.columns.amountBefore'),
            t('analytics.columns.hours'),
            t('analytics.columns.weeks'),
          ],
          rows: spent.map(({ currency, cents, beforeCents, minutes, weeks }) => [
            currency,
            inHundredths(cents / 100),
            inHundredths(beforeCents / 100),
            inHundredths(minutes / 60),
            weeks,
          ]),
        },
      ]
    : [];

/** Builds the tables of every export, so that each format has the same figures. */
export const reportSections = (it: Analytics, language: Language): ReportSection[] => {
  const reader = { t: documents.in(language), label: labelsIn(language) };
  const { t, label } = reader;
  return [
    summary(it, reader),
    funnel(it, reader),
    stages(it, reader),
    ...fill(it, reader),
    ...groups(it.sources, reader, {
      name: 'sources',
      head: t('analytics.columns.source'),
      cell: ({ source }) => label(`applicationSource.${source}`),
    }),
    ...groups(it.specialties, reader, {
      name: 'specialties',
      head: t('analytics.columns.specialty'),
      cell: ({ specialty }) => (specialty ? label(`specialty.${specialty}`) : t('analytics.noSpecialty')),
    }),
    ...groups(it.projects, reader, {
      name: 'projects',
      head: t('analytics.columns.project'),
      cell: ({ project }) => project,
    }),
    ...groups(it.team, reader, {
      name: 'team',
      head: t('analytics.columns.member'),
      cell: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
      more: [{ head: t('analytics.columns.daysToFill'), cell: ({ daysToFill }) => daysToFill.value }],
    }),
    ...spend(it, reader),
  ];
};
