import ListFilter from 'lucide-react/dist/esm/icons/list-filter.mjs';
import { Suspense, useState } from 'react';
import { applicationSources } from '@shared/hiring/model/hiring-vocabulary';
import { lazy } from '@/lib/browser/lazy';
import { useMedia } from '@/lib/browser/use-media';
import { formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Filters } from './analytics-address';
import type { Analytics } from './analytics-queries';
import styles from './analytics.module.css';

const FilterSheet = lazy(() => import('@/components/search/filter-sheet').then((it) => ({ default: it.FilterSheet })));

/** Width with room for the fields in the line. */
const wide = '(min-width: 80rem)';

type Option = { value: string; label: string };
type ChoiceProps = {
  label: string;
  all: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

const Choice = ({ label, all, options, value, onChange }: ChoiceProps) => (
  <label className={styles.field} data-set={value === undefined ? undefined : ''}>
    <span>{label}</span>
    <select value={value ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}>
      <option value="">{all}</option>
      {/* A shared address may have a value that this period lacks. */}
      {value !== undefined && !options.some((it) => it.value === value) && <option value={value}>{value}</option>}
      {options.map((it) => (
        <option key={it.value} value={it.value}>
          {it.label}
        </option>
      ))}
    </select>
  </label>
);

type Props = {
  filters: Filters;
  choices: Analytics['choices'] | undefined;
  onChange: (filters: Filters) => void;
};

const Fields = ({ filters, choices, onChange }: Props) => {
  const { t } = useTranslation(['analytics', 'labels/jobs', 'labels/hiring']);
  const set = (name: keyof Filters) => (value: string | undefined) => {
    const { [name]: _replaced, ...others } = filters;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  const projects = choices?.projects ?? [];
  return (
    <>
      <Choice
        label={t('filters.job')}
        all={t('filters.anyJob')}
        options={(choices?.jobs ?? []).map(({ jobId, title }) => ({ value: jobId, label: title || t('untitled') }))}
        value={filters.jobId}
        onChange={set('jobId')}
      />
      <Choice
        label={t('filters.specialty')}
        all={t('filters.anySpecialty')}
        options={(choices?.specialties ?? []).map((value) => ({ value, label: t(`specialty.${value}`) }))}
        value={filters.specialty}
        onChange={set('specialty')}
      />
      {(projects.length > 0 || filters.project !== undefined) && (
        <Choice
          label={t('filters.project')}
          all={t('filters.anyProject')}
          options={projects.map((value) => ({ value, label: value }))}
          value={filters.project}
          onChange={set('project')}
        />
      )}
      <Choice
        label={t('filters.member')}
        all={t('filters.anyMember')}
        options={(choices?.members ?? []).map(({ user_id, first_name, last_name }) => ({
          value: user_id,
          label: `${first_name} ${last_name}`.trim() || t('team.former'),
        }))}
        value={filters.memberId}
        onChange={set('memberId')}
      />
      <Choice
        label={t('filters.source')}
        all={t('filters.anySource')}
        options={applicationSources.map((value) => ({ value, label: t(`applicationSource.${value}`) }))}
        value={filters.source}
        onChange={set('source')}
      />
    </>
  );
};

export const FilterTools = (props: Props) => {
  const { t } = useTranslation('analytics');
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(props.filters).length;
  if (useMedia(wide))
    return (
      <div className={styles.filters} role="group" aria-label={t('filters.label')}>
        <Fields {...props} />
        {count > 0 && (
          <button type="button" className={styles.clear} onClick={() => props.onChange({})}>
            {t('filters.clear')}
          </button>
        )}
      </div>
    );
  return (
    <>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ListFilter size={16} aria-hidden="true" />
        {t('filters.open')}
        {count > 0 && <b>{formatNumber(count)}</b>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            show={t('filters.show')}
            clear={t('filters.clear')}
            onClear={() => props.onChange({})}
            onClose={() => setOpen(false)}
          >
            <div className={styles.sheet}>
              <Fields {...props} />
            </div>
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
};
