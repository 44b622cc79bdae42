import { useState, type SyntheticEvent } from 'react';
import type { ReportSystemId } from '@shared/connect/integrations/vocabulary';
import type { ReportMapping, ReportSample, ReportState } from '@shared/connect/model/report-mapping';
import {
  isNeeded,
  mappedFields,
  neededFields,
  type MappedField,
} from '@shared/connect/model/report-mapping-vocabulary';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { SelectField } from '@/components/ui/fields/select-field';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import styles from '../connections.module.css';
import { DryRunList } from './dry-run-list';
import { useDryRun, useSaveMapping } from './report-queries';

type Chosen = Partial<Record<MappedField, string | null>>;

const mappingOf = (chosen: Chosen): ReportMapping =>
  Object.fromEntries(mappedFields.map((field) => [field, chosen[field] ?? null])) as ReportMapping;

const missingIn = (chosen: Chosen): Partial<Record<MappedField, string>> =>
  Object.fromEntries(neededFields.filter((field) => !chosen[field]).map((field) => [field, say('required')]));

const errorsOf = (error: Error | null): Partial<Record<MappedField, string>> => {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^mapping\./, ''), text]));
};

type FieldProps = {
  field: MappedField;
  fields: ReportSample['fields'];
  value: string | null;
  error: string | undefined;
  onChange: (name: string | null) => void;
};

const shownLength = 40;

const MappedFieldSelect = ({ field, fields, value, error, onChange }: FieldProps) => {
  const { t } = useTranslation('report-mapping');
  const options = fields.map(({ name, example }) => ({
    value: name,
    label: example === '' ? name : t('example', { name, example: example.slice(0, shownLength) }),
  }));
  // A saved choice stays visible when the report no longer has it.
  const isGone = value !== null && !fields.some(({ name }) => name === value);
  return (
    <SelectField
      label={t(`fields.${field}`)}
      description={field === 'payRate' ? t('payHint') : undefined}
      required={isNeeded(field)}
      placeholder={isNeeded(field) ? t('choose') : t('notInReport')}
      data={isGone ? [{ value, label: value }, ...options] : options}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
};

type Props = { provider: ReportSystemId; state: ReportState; fields: ReportSample['fields'] };

export const MappingForm = ({ provider, state: { mapping: stored, version }, fields }: Props) => {
  const { t } = useTranslation('report-mapping');
  const [changed, setChanged] = useState<Chosen>({});
  const [isChecked, setChecked] = useState(false);
  const dryRun = useDryRun(provider);
  const save = useSaveMapping(provider);
  const chosen: Chosen = { ...stored, ...changed };
  const missing = missingIn(chosen);
  const isWhole = Object.keys(missing).length === 0;
  const errors = { ...errorsOf(dryRun.error), ...errorsOf(save.error), ...(isChecked && missing) };

  const choose = (field: MappedField, name: string | null): void => {
    setChanged((before) => ({ ...before, [field]: name }));
    // The preview below belongs to the earlier choice.
    dryRun.reset();
    save.reset();
  };
  const failed = (error: Error): void => {
    const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
    if (Object.keys(errorsOf(error)).length === 0) toast.error(isStale ? t('stale') : error.message);
  };
  const attempt = (): void => {
    setChecked(true);
    if (isWhole) dryRun.mutate(mappingOf(chosen), { onError: failed });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (save.isPending || !isWhole) return;
    const done = () => {
      setChanged({});
      toast.success(t('saved'));
    };
    save.mutate({ mapping: mappingOf(chosen), version }, { onSuccess: done, onError: failed });
  };

  return (
    <>
      <form noValidate onSubmit={submit} aria-busy={save.isPending}>
        <Stack>
          <div className={styles.mapping}>
            {mappedFields.map((field) => (
              <MappedFieldSelect
                key={field}
                field={field}
                fields={fields}
                value={chosen[field] ?? null}
                error={errors[field]}
                onChange={(name) => choose(field, name)}
              />
            ))}
          </div>
          <p className={styles.soft}>{t('once')}</p>
          <Row>
            <Button variant="secondary" size="small" loading={dryRun.isPending} onClick={attempt}>
              {t('try')}
            </Button>
            <Button type="submit" size="small" loading={save.isPending}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </form>
      {dryRun.data && <DryRunList dryRun={dryRun.data} />}
    </>
  );
};
