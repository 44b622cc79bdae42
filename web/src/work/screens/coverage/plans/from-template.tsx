import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import type { Location } from '@shared/work/model/location';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import type { Form } from '../shift-form/differential-fields';
import type { ShiftValues } from '../shift-form/shift-values';
import { shiftPlansQuery, useSaveTemplate } from './plan-queries';
import { kindValues } from './template-values';

type PickProps = { form: Form; location: Location; unitId: string | null; onFill: (unitId: string) => void };

/** Fills in the form except the day. Renders nothing without templates. */
export const TemplatePick = ({ form, location, unitId, onFill }: PickProps) => {
  const { t } = useTranslation('shift-plans');
  const { data } = useQuery(shiftPlansQuery(location.locationId));
  const [chosen, setChosen] = useState<string | null>(null);
  const templates = data?.templates.filter((it) => unitId === null || it.unitId === unitId) ?? [];
  if (templates.length === 0) return null;
  const fill = (templateId: string | null) => {
    setChosen(templateId);
    const template = templates.find((it) => it.templateId === templateId);
    if (!template) return;
    onFill(template.unitId);
    const values = kindValues(template, form.getValues('day'));
    for (const [name, value] of Object.entries(values)) form.setValue(name as keyof ShiftValues, value);
  };
  return (
    <SelectField
      label={t('pick.label')}
      placeholder={t('pick.none')}
      data={templates.map(({ templateId: value, name: label }) => ({ value, label }))}
      value={chosen}
      onChange={fill}
    />
  );
};

export const SaveAsTemplate = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTranslation('shift-plans');
  return (
    <div>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onOpen}>
        {t('pick.save')}
      </Button>
    </div>
  );
};

type NameProps = { form: Form; locationId: string; unitId: string; onClose: () => void };

/** Beside the shift form, not inside it, because it is a separate form. */
export const TemplateNameDialog = ({ form, locationId, unitId, onClose }: NameProps) => {
  const { t } = useTranslation('shift-plans');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const save = useSaveTemplate(locationId);
  const submit = async () => {
    setChecked(true);
    if (name.trim() === '' || save.isPending) return;
    const { readTemplate } = await import('./template-schema');
    const template = readTemplate({ ...form.getValues(), name });
    if (!template) return setProblem(t('pick.incomplete'));
    save.mutate(
      { unitId, templateId: null, form: template, version: 0 },
      {
        onSuccess: () => {
          toast.success(t('template.saved'));
          onClose();
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  return (
    <FormDialog
      title={t('pick.save')}
      submit={t('template.save')}
      cancel={t('cancel')}
      isSaving={save.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      <TextField
        label={t('template.name')}
        description={t('template.nameHint')}
        required
        autoComplete="off"
        maxLength={limits.nameLength}
        value={name}
        error={isChecked && name.trim() === '' ? say('required') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
