import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import SlidersHorizontal from 'lucide-react/dist/esm/icons/sliders-horizontal.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { Suspense, useState, type ReactNode } from 'react';
import chips from '@/components/search/chips.module.css';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { ExperienceChoices, LicensedIn, Rating, type FilterProps } from './filter-panel';
import { ForJob } from '../for-job';
import { labelFilters } from '../professional-labels';
import { withoutFilters } from './professional-search';
import { PlaceField } from './place-field';
import type { ComparedJob } from '../profile/use-fit';
import type { ProfessionalSearching } from './use-professional-search';

const FilterSheet = lazy(() => import('@/components/search/filter-sheet').then((it) => ({ default: it.FilterSheet })));
const FilterPanel = lazy(() => import('./filter-panel').then((it) => ({ default: it.FilterPanel })));

const ChipMenu = ({ label, isSet, children }: { label: string; isSet: boolean; children: ReactNode }) => (
  <Popover.Root positioning={{ placement: 'bottom-start', gutter: 6 }} lazyMount unmountOnExit>
    <Popover.Trigger className={chips.chip} data-set={isSet || undefined}>
      {label}
      <ChevronDown size={14} aria-hidden="true" />
    </Popover.Trigger>
    <Portal>
      <Popover.Positioner>
        <Popover.Content className={chips.choices} aria-label={label}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Portal>
  </Popover.Root>
);

const ActiveChips = ({ search, onChange }: Pick<FilterProps, 'search' | 'onChange'>) => {
  const { t } = useTranslation([
    'search',
    'professionals',
    'labels/jobs',
    'labels/profiles',
    'labels/professions',
    'labels/areas',
    'labels/units',
    'labels/certifications',
    'labels/languages',
  ]);
  return (
    <ul className={chips.active} role="list" aria-label={t('chips.label')}>
      {labelFilters(search, t).map(({ key, label, change }) => (
        <li key={key}>
          <button
            type="button"
            className={chips.chip}
            data-set=""
            aria-label={t('chips.remove', { filter: label })}
            onClick={() => onChange(change)}
          >
            {label}
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={chips.clear} onClick={() => onChange(withoutFilters(search))}>
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  );
};

/** The most used filters, each in a menu. */
const ChipMenus = (props: FilterProps) => {
  const { t } = useTranslation('professionals');
  const { search, onChange } = props;
  return (
    <>
      <ChipMenu label={t('filters.licensedIn')} isSet={search.licensedIn !== null}>
        <LicensedIn {...props} />
      </ChipMenu>
      <ChipMenu label={t('filters.experience')} isSet={search.experience.length > 0}>
        <ExperienceChoices {...props} />
      </ChipMenu>
      <ChipMenu label={t('filters.rating')} isSet={search.rating !== null}>
        <Rating {...props} />
      </ChipMenu>
      {!search.verified && (
        <button type="button" className={chips.chip} onClick={() => onChange({ verified: true })}>
          {t('filters.verified')}
        </button>
      )}
    </>
  );
};

type Props = {
  searching: ProfessionalSearching;
  jobs: readonly ComparedJob[];
  job: ComparedJob | null;
  saverId: string | null;
  /** Whether the place has no other field. */
  hasPlace: boolean;
};

/** The job to compare with, then the filters of the search. */
export const ChipsLine = ({ searching, jobs, job, saverId, hasPlace }: Props) => {
  const { t } = useTranslation(['search', 'professionals']);
  const { read: search, changeRead: change, results, filters, show } = searching;
  const [isOpen, setIsOpen] = useState(false);
  const parts = { search, facets: results.data?.facets, onChange: change };
  return (
    <div className={chips.line}>
      {saverId !== null && <ForJob jobs={jobs} job={job} saverId={saverId} />}
      <button type="button" className={chips.chip} data-all="" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal size={14} aria-hidden="true" />
        {filters > 0 ? t('filters.open', { number: filters }) : t('filters.title')}
      </button>
      {filters > 0 && <ActiveChips search={search} onChange={change} />}
      <ChipMenus {...parts} />
      {isOpen && (
        <Suspense>
          <FilterSheet
            show={show}
            clear={t('filters.clear')}
            onClear={() => change(withoutFilters(search))}
            onClose={() => setIsOpen(false)}
          >
            {hasPlace && <PlaceField {...searching} />}
            <FilterPanel {...parts} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  );
};
