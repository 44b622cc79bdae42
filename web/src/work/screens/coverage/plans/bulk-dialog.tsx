import { useState } from 'react';
import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import type { Location } from '@shared/work/model/location';
import type { PlanSource, ShiftPlan } from '@shared/work/model/shifts/shift-plan';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { FileDrop } from '@/components/file-drop/file-drop';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { listText, listTypes } from '@/lib/files/list-text';
import { saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { ApiError } from '@/lib/api/api-error';
import { daysOf } from '../board/board-model';
import { rangeText } from '../coverage-texts';
import { useCheckShifts } from './plan-queries';
import { PlanReview } from './plan-review';
import styles from './plans.module.css';
import type { Batch } from './use-publish-run';

type Props = {
  kind: 'week' | 'file';
  location: Location;
  /** Monday of the shown week. */
  monday: string;
  onDone: (batch: Batch) => void;
  onClose: () => void;
};

/** The first field error says more than that the request was invalid. */
const messageOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.fields ?? {})[0]) || error.message;

/** A week or a file, then a preview, then the shifts. */
export const BulkDialog = ({ kind, location, monday, onDone, onClose }: Props) => {
  const { t } = useTranslation('shift-plans');
  const [plan, setPlan] = useState<ShiftPlan | null>(null);
  const check = useCheckShifts(location.locationId);
  const ask = (source: PlanSource) => check.mutate(source, { onSuccess: setPlan });
  const title = t(kind === 'week' ? 'copy.title' : 'file.title');
  const problem = check.isError ? messageOf(check.error) : null;
  return (
    <Dialog opened onClose={onClose} title={plan ? t('review.title') : title}>
      {plan ? (
        <PlanReview
          plan={plan}
          locationId={location.locationId}
          isFile={kind === 'file'}
          onBack={() => setPlan(null)}
          onDone={onDone}
          onClose={onClose}
        />
      ) : (
        <Stack>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          {kind === 'week' ? (
            <WeekForm
              location={location}
              monday={monday}
              isChecking={check.isPending}
              onCheck={ask}
              onClose={onClose}
            />
          ) : (
            <FileForm isChecking={check.isPending} onCheck={ask} />
          )}
        </Stack>
      )}
    </Dialog>
  );
};

type WeekProps = {
  location: Location;
  monday: string;
  isChecking: boolean;
  onCheck: (source: PlanSource) => void;
  onClose: () => void;
};

const everyUnit = 'all';

const WeekForm = ({ location, monday, isChecking, onCheck, onClose }: WeekProps) => {
  const { t } = useTranslation('shift-plans');
  const [day, setDay] = useState(addDays(monday, 7));
  const [unitId, setUnitId] = useState<string>(everyUnit);
  const to = day === '' ? null : mondayOfDay(day);
  const words = (from: string): string => rangeText(daysOf({ from, days: 7 }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (to !== null) onCheck({ source: 'week', from: monday, to, ...(unitId !== everyUnit && { unitId }) });
      }}
    >
      <Stack>
        <p>{t('copy.text', { days: words(monday) })}</p>
        <DateField
          label={t('copy.to')}
          description={to === null ? t('copy.toHint') : t('copy.week', { days: words(to) })}
          required
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <SelectField
          label={t('copy.unit')}
          data={[
            { value: everyUnit, label: t('copy.all') },
            ...location.units.map(({ unitId: value, name: label }) => ({ value, label })),
          ]}
          value={unitId}
          onChange={(chosen) => setUnitId(chosen ?? everyUnit)}
        />
      </Stack>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={to === null || to === monday} loading={isChecking}>
          {t('copy.check')}
        </Button>
      </DialogActions>
    </form>
  );
};

/** In the server's format. */
const example = 'unit,profession,date,start,end,headcount,rate\r\n';

const FileForm = ({ isChecking, onCheck }: Pick<WeekProps, 'isChecking' | 'onCheck'>) => {
  const { t } = useTranslation('shift-plans');
  const [isTooLarge, setTooLarge] = useState(false);
  const read = async (file: File) => {
    setTooLarge(file.size > shiftPlanLimits.csvBytes);
    if (file.size <= shiftPlanLimits.csvBytes) onCheck({ source: 'file', csv: await listText(file) });
  };
  return (
    <Stack>
      {isTooLarge && <FormMessage kind="error">{t('file.tooLarge', { max: shiftPlanLimits.rows })}</FormMessage>}
      <p>{t('file.text', { max: shiftPlanLimits.rows })}</p>
      <code className={styles.columns}>{example.trim().replaceAll(',', ', ')}</code>
      <FileDrop
        buttonLabel={t('file.choose')}
        fileLabel={t('file.label')}
        accept={listTypes}
        busy={isChecking}
        onFile={(file) => void read(file)}
      >
        {t('file.hint')}
      </FileDrop>
      <div>
        <Button variant="quiet" size="small" onClick={() => saveText(example, t('file.name'), 'text/csv')}>
          {t('file.example')}
        </Button>
      </div>
    </Stack>
  );
};
