import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { professionsOfUnit } from '@shared/people/rules/profession-units';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import type { Location } from '@shared/work/model/location';
import type { Shift, ShiftForm } from '@shared/work/model/shifts/shift';
import { paths } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { useRecordForm } from '@/components/editing/use-record-form';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useCreateShift, useSaveShift, useShiftNow } from '../coverage-queries';
import { DifferentialFields } from './differential-fields';
import { SaveAsTemplate, TemplateNameDialog, TemplatePick } from '../plans/from-template';
import { ReachField, usePatternOfShift, type ShiftReach } from '../plans/shift-reach';
import { usePlanQuestions } from '../plans/use-plan-questions';
import { usePresetCertifications } from '../plans/use-preset-certifications';
import { BreakField, OpenFields, PayFields, ProfessionsField, TimeFields } from './shift-fields';
import { useChangeQuestion } from '../seats/use-change-question';
import { useShownValue } from './shown-value';
import { blankShift, shiftFields, shiftValues, type ShiftValues } from './shift-values';

/** `copyOf`: the shift whose values it starts with. */
type New = { place: { unitId: string | null; day: string; copyOf?: Shift }; shift?: never };
type Existing = { shift: Shift; place?: never };
type Props = { location: Location; onClose: () => void } & (New | Existing);

const schema = () => import('./shift-schema').then((it) => it.CheckedShift);

export const ShiftDialog = ({ location, shift, place, onClose }: Props) => {
  const { t } = useTranslation('coverage');
  const { me } = useSession();
  const isNew = shift === undefined;
  const locked = isLocked(me);
  const onlyUnit = location.units.length === 1 ? location.units[0]!.unitId : null;
  const [unitId, setUnitId] = useState(shift?.unitId ?? place?.unitId ?? onlyUnit);
  const [isUnitMissing, setIsUnitMissing] = useState(false);
  const unit = location.units.find((it) => it.unitId === unitId);
  const publish = useRef(false);
  const [isNaming, setIsNaming] = useState(false);
  // The certifications of a template or a copied shift were already chosen.
  const [isFilled, setIsFilled] = useState(place?.copyOf !== undefined);
  const [reach, setReach] = useState<ShiftReach>('this');
  const record = useShiftRecord({ location, shift, place, unitId, publish, reach, onClose });
  const { form, conflict } = record;
  usePresetCertifications(form, unit, isNew && !isFilled);
  const isTaken = shift !== undefined && shift.confirmed + shift.requested > 0;
  const hasPeople = isTaken || (shift !== undefined && shift.backups > 0);
  const today = localDay(new Date().toISOString(), location.timeZone);
  const shownValue = useShownValue();
  const chooseUnit = (chosen: string | null) => {
    setUnitId(chosen);
    setIsUnitMissing(false);
    const next = location.units.find((it) => it.unitId === chosen);
    const possible = next ? professionsOfUnit(next.careUnit) : [];
    form.setValue(
      'professions',
      form.getValues('professions').filter((it) => possible.includes(it)),
    );
  };
  const fillIn = (chosen: string) => {
    setUnitId(chosen);
    setIsUnitMissing(false);
    setIsFilled(true);
  };
  const submit = (isPublished: boolean) => {
    setIsUnitMissing(unitId === null);
    publish.current = isPublished;
    if (unitId !== null) record.submit();
  };
  return (
    <>
      <Dialog opened onClose={onClose} title={t(isNew ? 'form.newTitle' : 'form.editTitle')}>
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            submit(isNew && !locked);
          }}
        >
          <Stack>
            {record.problem !== null && <FormMessage kind="error">{record.problem}</FormMessage>}
            {isTaken && <FormMessage kind="info">{t('form.taken', { minutes: shiftLimits.moveMinutes })}</FormMessage>}
            {isNew && locked && (
              <FormMessage kind="info">
                {t('actions.locked')} <Link to={paths.organizationVerification}>{t('actions.verify')}</Link>
              </FormMessage>
            )}
            <SelectField
              label={t('form.unit')}
              required
              description={isNew ? undefined : t(hasPeople ? 'form.unitTaken' : 'form.unitFree')}
              placeholder={t('form.choose')}
              data={location.units.map(({ unitId: value, name: label }) => ({ value, label }))}
              value={unitId}
              onChange={chooseUnit}
              error={isUnitMissing ? say('required') : undefined}
            />
            {isNew && <TemplatePick form={form} location={location} unitId={unitId} onFill={fillIn} />}
            {shift?.patternId !== undefined && !isTaken && <ReachField value={reach} onChange={setReach} />}
            <ProfessionsField form={form} unit={unit} />
            <TimeFields form={form} timeZone={location.timeZone} firstDay={today} />
            <NullableNumberField
              control={form.control}
              name="headcount"
              label={t('form.headcount')}
              required
              min={Math.max(1, shift?.confirmed ?? 0)}
              max={shiftLimits.headcountMax}
            />
            <PayFields form={form} />
            <DifferentialFields form={form} />
            <BreakField form={form} />
            <OpenFields form={form} />
            {unitId !== null && <SaveAsTemplate onOpen={() => setIsNaming(true)} />}
          </Stack>
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              {t('form.cancel')}
            </Button>
            {isNew && !locked && (
              <Button variant="secondary" disabled={record.isSaving} onClick={() => submit(false)}>
                {t('form.draft')}
              </Button>
            )}
            <Button type="submit" loading={record.isSaving}>
              {t(isNew ? (locked ? 'form.draft' : 'form.publish') : 'form.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {record.question}
      {isNaming && unitId !== null && (
        <TemplateNameDialog
          form={form}
          locationId={location.locationId}
          unitId={unitId}
          onClose={() => setIsNaming(false)}
        />
      )}
      {conflict && (
        <ConflictDialog
          differences={shiftFields
            .filter((field) => conflict.fields.includes(field))
            .map((field) => ({
              field,
              label: t(`form.${field}`),
              stored: shownValue(conflict.stored, field),
              yours: shownValue(conflict.yours, field),
            }))}
          saving={record.isSaving}
          onResolve={record.resolve}
          onClose={record.dismiss}
        />
      )}
    </>
  );
};

const newValues = ({ day, copyOf }: New['place'] = { unitId: null, day: '' }, zone: string): ShiftValues =>
  copyOf ? { ...shiftValues(copyOf), day } : blankShift(day, wallTimeAt(Date.now(), zone));

type RecordOptions = {
  location: Location;
  shift: Shift | undefined;
  place: New['place'] | undefined;
  unitId: string | null;
  publish: { current: boolean };
  reach: ShiftReach;
  onClose: () => void;
};

const useShiftRecord = ({ location, shift, place, unitId, publish, reach, onClose }: RecordOptions) => {
  const { t } = useTranslation('coverage');
  const create = useCreateShift(location.locationId);
  const save = useSaveShift(shift?.shiftId ?? '');
  const shiftNow = useShiftNow();
  const changePattern = usePatternOfShift(shift);
  const { ask, dialog: question } = usePlanQuestions(location.locationId);
  const change = useChangeQuestion(shift?.shiftId ?? '');
  const [opened] = useState(() =>
    shift
      ? { values: shiftValues(shift), version: shift.version }
      : { values: newValues(place, location.timeZone), version: 0 },
  );
  const said = () => {
    if (shift) return t('form.saved');
    return t(publish.current ? 'form.published' : 'form.draftSaved');
  };
  const saveNew = async (form: ShiftForm) => {
    if (publish.current && !(await ask(unitId!, form))) throw new Error(t('form.notPublished'));
    return create.mutateAsync({ unitId: unitId!, form, publish: publish.current });
  };
  const saveExisting = async (form: ShiftForm, version: number) => {
    const isMoved = unitId !== null && unitId !== shift?.unitId;
    // Without its pattern, on another day, or in another unit, only this shift changes.
    const isAlone = isMoved || reach === 'this' || form.day !== opened.values.day;
    if (!isAlone && (await changePattern(form, reach))) return;
    const to = isMoved ? location.units.find((it) => it.unitId === unitId) : undefined;
    if (!(await change.ask(form, to))) throw new Error(t('form.notSaved'));
    await save.mutateAsync({ form, version, ...(isMoved && { unitId }) });
  };
  const record = useRecordForm<ShiftValues, ShiftForm>({
    schema,
    opened,
    sentAs: 'shift.',
    save: ({ form, version }) => (shift ? saveExisting(form, version) : saveNew(form)),
    storedNow: async () => {
      const now = shift && (await shiftNow(shift.shiftId)).shift;
      return now ? { values: shiftValues(now), version: now.version } : null;
    },
    gone: t('form.gone'),
    onSaved: () => {
      toast.success(said());
      onClose();
    },
  });
  return {
    ...record,
    question: (
      <>
        {question}
        {change.dialog}
      </>
    ),
  };
};
