import { useState } from 'react';
import type { Location } from '@shared/work/model/location';
import type { ShiftTemplate, ShiftTemplateForm } from '@shared/work/model/shifts/shift-plan';
import { limits } from '@shared/limits';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { useRecordForm } from '@/components/editing/use-record-form';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { DifferentialFields, type Form } from '../shift-form/differential-fields';
import { BreakField, ClockFields, OpenFields, PayFields, ProfessionsField } from '../shift-form/shift-fields';
import { shiftFields } from '../shift-form/shift-values';
import { useShownValue } from '../shift-form/shown-value';
import { usePlansNow, useSaveTemplate } from './plan-queries';
import { templateValues, type TemplateValues } from './template-values';
import { usePresetCertifications } from './use-preset-certifications';

const schema = () => import('./template-schema').then((it) => it.CheckedTemplate);

type Props = { location: Location; template: ShiftTemplate | null; onClose: () => void };

export const TemplateDialog = ({ location, template, onClose }: Props) => {
  const { t } = useTranslation(['shift-plans', 'coverage']);
  const only = location.units.length === 1 ? location.units[0]!.unitId : null;
  const [unitId, setUnitId] = useState(template?.unitId ?? only);
  const [isUnitMissing, setUnitMissing] = useState(false);
  const unit = location.units.find((it) => it.unitId === unitId);
  const save = useSaveTemplate(location.locationId);
  const plansNow = usePlansNow(location.locationId);
  const shownValue = useShownValue();
  const [opened] = useState(() => ({ values: templateValues(template), version: template?.version ?? 0 }));
  const record = useRecordForm<TemplateValues, ShiftTemplateForm>({
    schema,
    opened,
    sentAs: template ? 'template.' : '',
    save: ({ form, version }) =>
      save.mutateAsync({ unitId: unitId!, templateId: template?.templateId ?? null, form, version }),
    storedNow: async () => {
      const { templates } = await plansNow();
      const now = templates.find(({ templateId }) => templateId === template?.templateId);
      return now ? { values: templateValues(now), version: now.version } : null;
    },
    gone: t('template.gone'),
    onSaved: () => {
      toast.success(t('template.saved'));
      onClose();
    },
  });
  const { conflict } = record;
  // Its fields are a shift's, plus a name.
  const form = record.form as unknown as Form;
  const { register, formState } = record.form;
  usePresetCertifications(form, unit, template === null);
  const submit = () => {
    setUnitMissing(unitId === null);
    if (unitId !== null) record.submit();
  };
  return (
    <>
      <FormDialog
        title={t(template ? 'template.editTitle' : 'template.newTitle')}
        submit={t('template.save')}
        cancel={t('cancel')}
        isSaving={record.isSaving}
        onSubmit={submit}
        onClose={onClose}
      >
        {record.problem !== null && <FormMessage kind="error">{record.problem}</FormMessage>}
        <TextField
          label={t('template.name')}
          description={t('template.nameHint')}
          required
          autoComplete="off"
          maxLength={limits.nameLength}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <SelectField
          label={t('form.unit')}
          required
          disabled={template !== null}
          placeholder={t('form.choose')}
          data={location.units.map(({ unitId: value, name: label }) => ({ value, label }))}
          value={unitId}
          onChange={(chosen) => setUnitId(chosen)}
          error={isUnitMissing ? say('required') : undefined}
        />
        <ProfessionsField form={form} unit={unit} />
        <ClockFields form={form} />
        <NullableNumberField
          control={form.control}
          name="headcount"
          label={t('form.headcount')}
          required
          min={1}
          max={shiftLimits.headcountMax}
        />
        <PayFields form={form} />
        <DifferentialFields form={form} />
        <BreakField form={form} />
        <OpenFields form={form} />
      </FormDialog>
      {conflict && (
        <ConflictDialog
          differences={[
            ...(conflict.fields.includes('name')
              ? [{ field: 'name', label: t('template.name'), stored: conflict.stored.name, yours: conflict.yours.name }]
              : []),
            ...shiftFields
              .filter((field) => conflict.fields.includes(field))
              .map((field) => ({
                field,
                label: t(`form.${field}`),
                stored: shownValue(conflict.stored, field),
                yours: shownValue(conflict.yours, field),
              })),
          ]}
          saving={record.isSaving}
          onResolve={record.resolve}
          onClose={record.dismiss}
        />
      )}
    </>
  );
};
