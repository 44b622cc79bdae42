import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEntry } from '@shared/trust/model/audit';
import { Face } from '@/components/faces/face';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { FilterChips } from '@/components/search/filter-chips';
import { ErrorState } from '@/components/ui/base/error-state';
import { EmptyState } from '@/components/ui/empty-state';
import { DateField } from '@/components/ui/editing/date-field';
import { SelectField, type Option } from '@/components/ui/fields/select-field';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useAuditWords } from '@/trust/parts/audit/audit-words';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { linesQuery, type LogName } from './audit-queries';
import { useAuditFilters, type Area, type Areas, type Chosen } from './audit-filters';
import styles from './audit.module.css';
import { ExportButton } from './export-button';
import { LineDialog } from './line-dialog';
import { SealTag } from './seal-tag';

type Props = {
  log: LogName;
  description: string;
  areas: Areas;
  /** People to choose from; none for logs without that filter. */
  people: readonly Option[];
  breadcrumb?: { label: string; to?: string }[];
};

const Who = ({ entry: { line, actor } }: { entry: AuditEntry }) => {
  const words = useAuditWords();
  const name = words.actor(actor);
  return (
    <span className={styles.who}>
      {actor.name !== null && <Face id={line.actor.slice(2)} name={name} url={null} size={24} />}
      <b>{name}</b>
    </span>
  );
};

const FirstChange = ({ entry: { line } }: { entry: AuditEntry }) => {
  const words = useAuditWords();
  if (line.kind !== 'changed') return null;
  const [first, ...more] = words.changes(line);
  if (!first) return null;
  const text = first.values ? `${first.values.before} → ${first.values.after}` : first.label;
  return (
    <span className={styles.soft}>
      {text} {more.length > 0 && words.t('values.more', { count: more.length })}
    </span>
  );
};

const Lines = ({
  log,
  entries,
  onOpen,
}: {
  log: LogName;
  entries: readonly AuditEntry[];
  onOpen: (id: string) => void;
}) => {
  const { t } = useTranslation('audit');
  const words = useAuditWords();
  const columns: Column<AuditEntry>[] = [
    {
      key: 'action',
      header: t('columns.action'),
      main: true,
      cell: ({ line }) => (
        <button type="button" className={styles.open} title={t('detail.open')} onClick={() => onOpen(line.id)}>
          {words.action(line)}
        </button>
      ),
    },
    { key: 'actor', header: t('columns.actor'), whole: true, cell: (entry) => <Who entry={entry} /> },
    { key: 'about', header: t('columns.about'), cell: ({ about }) => about.join(', ') },
    ...(log === 'staff'
      ? [{ key: 'reason', header: t('columns.reason'), minor: true, cell: ({ line }: AuditEntry) => line.reason ?? '' }]
      : []),
    { key: 'change', header: t('columns.change'), minor: true, cell: (entry) => <FirstChange entry={entry} /> },
    {
      key: 'time',
      header: t('columns.time'),
      line: true,
      cell: ({ line }) => (
        <time className={styles.time} dateTime={line.at}>
          {formatDateTime(line.at, ownZone())}
        </time>
      ),
    },
  ];
  return <RecordList caption={t('caption')} columns={columns} rows={entries} rowKey={({ line }) => line.id} />;
};

type FilterProps = Pick<Props, 'areas' | 'people'> & {
  chosen: Chosen;
  change: ReturnType<typeof useAuditFilters>['change'];
};

const Filters = ({ areas, people, chosen, change }: FilterProps) => {
  const { t } = useTranslation('audit');
  return (
    <div className={styles.filters}>
      {people.length > 0 && (
        <SelectField
          label={t('filters.person')}
          placeholder={t('filters.all')}
          data={people}
          value={chosen.actor ?? ''}
          onChange={(actor) => change({ actor })}
        />
      )}
      <SelectField
        label={t('filters.area')}
        placeholder={t('filters.everything')}
        data={(Object.keys(areas) as Area[]).map((value) => ({ value, label: t(`areas.${value}`) }))}
        value={(chosen.area as Area | undefined) ?? ''}
        onChange={(area) => change({ area })}
      />
      <DateField
        label={t('filters.from')}
        value={chosen.from ?? ''}
        max={chosen.to}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <DateField
        label={t('filters.to')}
        value={chosen.to ?? ''}
        min={chosen.from}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
    </div>
  );
};

export const AuditLog = ({ log, description, areas, people, breadcrumb }: Props) => {
  const { t } = useTranslation(['audit', 'audit-words']);
  const { chosen, query, change, clear } = useAuditFilters(areas);
  const lines = useInfiniteQuery(linesQuery(log, query));
  const entries = rowsOf(lines.data);
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = entries.find(({ line }) => line.id === openId);
  const isFiltered = Object.keys(chosen).length > 0;
  return (
    <Page title={t('title')} width="full" breadcrumb={breadcrumb} actions={<ExportButton log={log} query={query} />}>
      <Stack gap="m">
        <div className={styles.intro}>
          <MutedText>{description}</MutedText>
          <SealTag log={log} lines={entries.map(({ line }) => line)} />
        </div>
        <Filters areas={areas} people={people} chosen={chosen} change={change} />
        {isFiltered && (
          <FilterChips<{ target: null }>
            words={
              chosen.target === undefined
                ? []
                : [{ key: 'target', label: t('filters.record'), change: { target: null } }]
            }
            onChange={change}
            onClear={clear}
            clear={t('filters.clear')}
          />
        )}
        {lines.isPending && <ListSkeleton rows={10} label={t('loading')} />}
        {lines.isError && entries.length === 0 && (
          <ErrorState error={lines.error} onRetry={() => void lines.refetch()} />
        )}
        {lines.isSuccess && entries.length === 0 && (
          <EmptyState
            illustration={isFiltered ? 'search' : 'inbox'}
            title={t(isFiltered ? 'noMatch.title' : 'none.title')}
            text={t(isFiltered ? 'noMatch.text' : 'none.text')}
          />
        )}
        {entries.length > 0 && <Lines log={log} entries={entries} onOpen={setOpenId} />}
        <NextPage query={lines} />
        {entries.length > 0 && <MutedText className={styles.small}>{t('recorded')}</MutedText>}
      </Stack>
      {opened && (
        <LineDialog
          entry={opened}
          onClose={() => setOpenId(null)}
          onOnly={(target) => {
            setOpenId(null);
            change({ target });
          }}
        />
      )}
    </Page>
  );
};
