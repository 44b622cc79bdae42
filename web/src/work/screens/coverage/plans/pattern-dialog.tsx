import { useState } from 'react';
import { addDays } from '@shared/core/rules/calendar-days';
import type { PatternRule, ShiftPattern, ShiftTemplate } from '@shared/work/model/shifts/shift-plan';
import { daysOfWeek, type DayOfWeek } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Columns } from '@/components/layout';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { NumberField } from '@/components/ui/editing/number-field';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { ApiError } from '@/lib/api/api-error';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { patternDays } from '@shared/work/rules/shifts/pattern-days';
import { ruleOf, useChangePattern, useCreatePattern } from './plan-queries';
import styles from './plans.module.css';

type New = { template: ShiftTemplate; pattern?: never };
type Existing = { pattern: ShiftPattern; template?: never };
type Props = { today: string; onClose: () => void } & (New | Existing);

type Values = {
  /** A missing day has no shift. */
  headcounts: Partial<Record<DayOfWeek, number>>;
  everyWeeks: number | null;
  from: string;
  until: string;
  skipped: string[];
};

const valuesOf = (rule: PatternRule): Values => ({
  ...rule,
  headcounts: Object.fromEntries(rule.weekdays.map(({ weekday, headcount }) => [weekday, headcount])),
});

const blank = (today: string): Values => ({
  headcounts: {},
  everyWeeks: 1,
  from: today,
  until: addDays(today, 7 * 12),
  skipped: [],
});

/** Null while incomplete. */
const ruleIn = ({ headcounts, everyWeeks, from, until, skipped }: Values): PatternRule | null => {
  const weekdays = daysOfWeek.flatMap((weekday) => {
    const headcount = headcounts[weekday];
    return headcount === undefined ? [] : [{ weekday, headcount }];
  });
  if (weekdays.length === 0 || everyWeeks === null || from === '' || until === '') return null;
  return { weekdays, everyWeeks, from, until, skipped: skipped.filter((day) => day >= from && day <= until) };
};

const messageOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields ?? {})[0]) || error.message;

/** The days on which a template repeats. Editing a pattern changes all its shifts without bookings. */
export const PatternDialog = ({ today, template, pattern, onClose }: Props) => {
  const { t } = useTranslation(['shift-plans', 'coverage']);
  const { me } = useSession();
  const [values, setValues] = useState<Values>(() => (pattern ? valuesOf(ruleOf(pattern)) : blank(today)));
  const [isChecked, setChecked] = useState(false);
  const create = useCreatePattern(template?.locationId ?? '');
  const change = useChangePattern();
  const rule = ruleIn(values);
  const set = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));
  const saving = pattern ? change : create;
  const done = (text: string) => {
    toast.success(text);
    onClose();
  };
  const submit = () => {
    setChecked(true);
    if (!rule || saving.isPending) return;
    if (template) {
      const body = { templateId: template.templateId, rule, publish: !isLocked(me) };
      create.mutate(body, { onSuccess: () => done(t('pattern.saved')) });
      return;
    }
    change.mutate(
      { pattern, rule, shift: pattern.shift, reach: 'unbooked', day: today },
      { onSuccess: ({ changed, kept }) => done(t('pattern.changed', { changed, kept })) },
    );
  };
  return (
    <FormDialog
      title={t(pattern ? 'pattern.editTitle' : 'pattern.newTitle', { name: (template ?? pattern).name })}
      submit={t('pattern.save')}
      cancel={t('cancel')}
      isSaving={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {saving.isError && <FormMessage kind="error">{messageOf(saving.error)}</FormMessage>}
      {isChecked && !rule && <FormMessage kind="error">{t('pattern.incomplete')}</FormMessage>}
      {isLocked(me) && <FormMessage kind="info">{t('pattern.drafts')}</FormMessage>}
      {pattern && <FormMessage kind="info">{t('pattern.keeps')}</FormMessage>}
      <Weekdays values={values} initial={(template ?? pattern.shift).headcount} set={set} />
      <NumberField
        label={t('pattern.everyWeeks')}
        required
        min={1}
        max={shiftLimits.pattern.everyWeeksMax}
        value={values.everyWeeks}
        onChange={(everyWeeks) => set({ everyWeeks })}
      />
      <Columns>
        <DateField
          label={t('pattern.from')}
          required
          value={values.from}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <DateField
          label={t('pattern.until')}
          description={t('pattern.untilHint', { weeks: shiftLimits.pattern.weeksMax })}
          required
          value={values.until}
          onChange={(event) => set({ until: event.currentTarget.value })}
        />
      </Columns>
      <Skipped values={values} rule={rule} today={today} set={set} />
    </FormDialog>
  );
};

type PartProps = { values: Values; set: (changes: Partial<Values>) => void };

/** People needed on each day; empty days have no shift. */
const Weekdays = ({ values: { headcounts }, initial, set }: PartProps & { initial: number }) => {
  const { t } = useTranslation(['shift-plans', 'coverage']);
  const change = (weekday: DayOfWeek, headcount: number | null) => {
    const { [weekday]: _before, ...others } = headcounts;
    set({ headcounts: headcount === null || headcount < 1 ? others : { ...others, [weekday]: headcount } });
  };
  return (
    <fieldset className={styles.days}>
      <legend>{t('pattern.people', { usual: initial })}</legend>
      {daysOfWeek.map((weekday) => (
        <NumberField
          key={weekday}
          label={t(`weekday.${weekday}`)}
          min={0}
          max={shiftLimits.headcountMax}
          value={headcounts[weekday] ?? null}
          onChange={(headcount) => change(weekday, headcount)}
        />
      ))}
    </fieldset>
  );
};

/** Skipped days, chosen among the pattern's days. */
const Skipped = ({
  values: { skipped },
  rule,
  today,
  set,
}: PartProps & { rule: PatternRule | null; today: string }) => {
  const { t } = useTranslation('shift-plans');
  const days = rule ? patternDays({ ...rule, skipped: [] }, { from: today, until: rule.until }) : [];
  return (
    <PickListField
      label={t('pattern.skipped')}
      placeholder={t('pattern.skippedPlaceholder')}
      name="skipped"
      data={days.map(({ day }) => ({ value: day, label: shiftDayText(day) }))}
      value={skipped}
      onChange={(chosen: string[]) => set({ skipped: chosen.toSorted() })}
      labelOf={shiftDayText}
      removeLabel={(name) => t('pattern.skippedRemove', { name })}
    />
  );
};
