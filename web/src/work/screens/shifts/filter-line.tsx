import Check from 'lucide-react/dist/esm/icons/check.mjs';
import { hasChosenTimes, type Availability } from '@shared/work/rules/shifts/availability';
import { partOfDay } from '@shared/work/rules/shifts/shift-times';
import { partsOfDay, type PartOfDay } from '@shared/work/model/shifts/shift-vocabulary';
import { units, type Unit } from '@shared/people/model/healthcare-vocabulary';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { daysOfWeek, type DayOfWeek } from '@shared/work/model/shifts/shift-vocabulary';
import { ChipMenu, OneOf } from '@/components/search/chip-menu';
import { Choices } from '@/components/search/choices';
import styles from '@/components/search/chips.module.css';
import { shiftPayText, weekdayOfShift } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import { canBook, cleared, countsOf, isNarrowed, matching, paySteps, shown, type FeedFilters } from './feed-filters';
import { weekdayNames } from './week/weekday-names';

type Props = {
  items: readonly FoundShift[];
  filters: FeedFilters;
  chosen: Availability;
  onChange: (changes: Partial<FeedFilters>) => void;
};

type SeveralProps<V extends string> = {
  label: string;
  values: readonly V[];
  chosen: readonly V[];
  valueOf: (shift: FoundShift['shift']) => V;
  labelOf: (value: V) => string;
  items: readonly FoundShift[];
  onChange: (chosen: V[]) => void;
};

/** Omits values that no shift has, unless they are chosen. */
const Several = <V extends string>({ label, values, chosen, valueOf, labelOf, items, onChange }: SeveralProps<V>) => {
  const { t } = useTranslation('shifts');
  const counts = countsOf(items, values, valueOf);
  const known = values.filter((value) => chosen.includes(value) || counts.some((it) => it.value === value));
  if (known.length < 2 && chosen.length === 0) return null;
  return (
    <ChipMenu label={label} isSet={chosen.length > 0}>
      <Choices
        label={label}
        values={known}
        labelOf={labelOf}
        counts={counts}
        chosen={chosen}
        unit={(count) => t('filters.shifts', { count })}
        onChange={onChange}
      />
    </ChipMenu>
  );
};

const Pay = ({ items, filters: { payFrom }, onChange }: Omit<Props, 'chosen'>) => {
  const { t } = useTranslation('shifts');
  const steps = paySteps(items, payFrom);
  const currency = items[0]?.shift.currency ?? 'USD';
  if (steps.length === 0) return null;
  return (
    <ChipMenu label={t('filters.pay')} isSet={payFrom !== null}>
      <OneOf
        legend={t('filters.pay')}
        values={[null, ...steps]}
        chosen={payFrom}
        labelOf={(step) =>
          step === null ? t('filters.anyPay') : t('filters.payFrom', { rate: shiftPayText(step * 100, currency) })
        }
        onChange={(step) => onChange({ payFrom: step })}
      />
    </ChipMenu>
  );
};

type SwitchProps = { label: string; count: number; isOn: boolean; onToggle: () => void };

const Switch = ({ label, count, isOn, onToggle }: SwitchProps) => (
  <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onToggle}>
    {isOn && <Check size={14} aria-hidden="true" />}
    {label} <b>{formatNumber(count)}</b>
  </button>
);

export const FilterLine = ({ chosen, ...props }: Props) => {
  const { t } = useTranslation(['shifts', 'search', 'labels/profiles', 'labels/units']);
  const { items, filters, onChange } = props;
  const offered = filters.all ? items : items.filter(canBook);
  return (
    <div className={styles.line}>
      <Switch
        label={t('filters.canBook')}
        count={matching(items, filters, chosen).filter(canBook).length}
        isOn={!filters.all}
        onToggle={() => onChange({ all: !filters.all })}
      />
      {hasChosenTimes(chosen) && (
        <Switch
          label={t('filters.fits')}
          count={shown(items, { ...filters, anyTime: false }, chosen).length}
          isOn={!filters.anyTime}
          onToggle={() => onChange({ anyTime: !filters.anyTime })}
        />
      )}
      <Several<DayOfWeek>
        label={t('filters.days')}
        values={daysOfWeek}
        chosen={filters.days}
        valueOf={weekdayOfShift}
        labelOf={(day) => t(`weekday.${weekdayNames[day]}`)}
        items={offered}
        onChange={(days) => onChange({ days })}
      />
      <Several<PartOfDay>
        label={t('filters.parts')}
        values={partsOfDay}
        chosen={filters.parts}
        valueOf={({ startTime }) => partOfDay(startTime)}
        labelOf={(part) => t(`part.${part}`)}
        items={offered}
        onChange={(parts) => onChange({ parts })}
      />
      <Several<Unit>
        label={t('filters.units')}
        values={units}
        chosen={filters.units}
        valueOf={({ careUnit }) => careUnit}
        labelOf={(unit) => t(`unit.${unit}`)}
        items={offered}
        onChange={(chosen) => onChange({ units: chosen })}
      />
      <Pay {...props} items={offered} />
      {isNarrowed(filters) && (
        <button type="button" className={styles.clear} onClick={() => onChange(cleared(filters))}>
          {t('chips.clear')}
        </button>
      )}
    </div>
  );
};
