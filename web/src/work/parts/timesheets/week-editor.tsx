import { useEffect, useRef, useState } from 'react';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { weekPayCents } from '@shared/work/rules/timesheets/timesheet-pay';
import { isOfShifts, takesHours } from '@shared/work/rules/timesheets/timesheet-week';
import { limits } from '@shared/limits';
import type { Placement, Timesheet } from '@shared/work/model/placement';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { formatMoney } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import { DayRow } from './day-row';
import { useTimesheet } from './use-timesheet';
import { LineList, WeekLines } from './week-lines';
import { WeekTotals } from './week-totals';
import { linesOf, shiftLinesOf } from './week-values';
import styles from './week.module.css';

type Props = {
  placement: Placement;
  stored: Timesheet;
  /** Whether its hours come from shifts that wait for approval. */
  hasShifts?: boolean;
  onDirty: (dirty: boolean) => void;
};

const closedBecause = (
  day: string,
  { terms, endOn }: Placement,
  now: string,
  t: TFunction<'timesheets'>,
): string | null => {
  if (day < terms.startOn) return t('day.beforeStart');
  if (endOn !== null && day > endOn) return t('day.afterEnd');
  return day > now ? t('day.ahead') : null;
};

export const WeekEditor = ({ placement, stored, hasShifts = false, onDirty }: Props) => {
  const { t } = useTranslation('timesheets');
  const editor = useTimesheet(stored);
  const leaving = useRef(false);
  const [adding, setAdding] = useState(false);
  const { week, values, dirty } = editor;
  useEffect(() => {
    onDirty(dirty);
  }, [dirty, onDirty]);

  const isUntyped = isOfShifts(week) || (hasShifts && week.lines.length === 0);
  if (isUntyped && takesHours(week) && !adding)
    return (
      <Stack>
        {week.lines.length > 0 && <WeekLines week={week} />}
        <Row>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t('week.addHours')}
          </Button>
        </Row>
      </Stack>
    );
  if (!takesHours(week))
    return (
      <Stack>
        {editor.problem !== null && <FormMessage kind="info">{editor.problem}</FormMessage>}
        {week.status === 'submitted' && <FormMessage kind="info">{t('week.waiting')}</FormMessage>}
        <WeekLines week={week} />
      </Stack>
    );
  const ofShifts = shiftLinesOf(week);
  const lines = [...linesOf(values), ...ofShifts];
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  const now = today();
  return (
    <form
      noValidate
      aria-label={t('week.form')}
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
    >
      <Stack>
        {editor.problem !== null && <FormMessage kind="error">{editor.problem}</FormMessage>}
        {week.status === 'disputed' && <FormMessage kind="info">{t('week.disputed')}</FormMessage>}
        <ul className={styles.days} role="list">
          {Object.entries(values).map(([day, entered]) => (
            <DayRow
              key={day}
              day={day}
              values={entered}
              closed={closedBecause(day, placement, now, t)}
              dispute={week.lines.find((line) => line.day === day && !line.shift)?.dispute ?? null}
              error={editor.errors[day] ?? null}
              onChange={(next) => editor.setDay(day, next)}
              onStep={(direction) => editor.stepDay(day, direction)}
            />
          ))}
        </ul>
        <MutedText>{t('week.hint')}</MutedText>
        {ofShifts.length > 0 && <LineList lines={ofShifts} currency={week.currency} label={t('week.shifts')} />}
        <WeekTotals
          minutes={minutes}
          money={[
            {
              label: t('totals.expected'),
              value: formatMoney(weekPayCents(placement.terms, lines), placement.terms.currency),
            },
          ]}
        />
        <Row>
          <Button loading={editor.submitting} onClick={editor.submit}>
            {t(week.status === 'disputed' ? 'week.submitAgain' : 'week.submit')}
          </Button>
          <Button type="submit" variant="secondary" loading={editor.saving && !editor.submitting}>
            {t('week.save')}
          </Button>
          {dirty && <MutedText as="span">{t('week.unsaved')}</MutedText>}
        </Row>
        <MutedText>{t('week.due', { count: limits.payDueDays })}</MutedText>
      </Stack>
      <UnsavedChanges dirty={dirty} leaving={leaving} />
      {editor.conflict && (
        <ConflictDialog
          differences={editor.conflict.differences}
          saving={editor.saving}
          isOwn
          onResolve={editor.conflict.resolve}
          onClose={editor.conflict.close}
        />
      )}
    </form>
  );
};
