import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { healthRecordFacts } from '@shared/data/healthcare/health-records';
import { healthRecordProblems, usuallyValidUntil } from '@shared/people/rules/health-records';
import type { HealthEvidence, HealthRecord, HealthRecordCode } from '@shared/people/model/health-record';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say, sayNotice } from '@/lib/i18n/notices';
import { today } from '@/lib/time/today';
import { healthFileQuery, useSaveRecord } from './health-file-queries';

type Values = { evidence: HealthEvidence | null; takenOn: string | null; validUntil: string | null };
type Errors = Partial<Record<keyof Values, string>>;

const valuesOf = (code: HealthRecordCode, record: HealthRecord | null): Values => {
  if (record) return { evidence: record.evidence, takenOn: record.takenOn, validUntil: record.validUntil };
  const [only, ...others] = healthRecordFacts[code].evidence;
  return { evidence: others.length === 0 ? (only ?? null) : null, takenOn: null, validUntil: null };
};

const proposed = (code: HealthRecordCode, { evidence, takenOn }: Values): string | null =>
  evidence === null || takenOn === null ? null : usuallyValidUntil({ code, evidence, takenOn });

/** A proposal replaces an earlier one, never typed input. */
const changed = (code: HealthRecordCode, values: Values, part: Partial<Values>): Values => {
  const next = { ...values, ...part };
  const isTyped = values.validUntil !== null && values.validUntil !== proposed(code, values);
  return 'validUntil' in part || isTyped ? next : { ...next, validUntil: proposed(code, next) };
};

const errorsOf = (code: HealthRecordCode, { evidence, takenOn, validUntil }: Values): Errors => {
  if (evidence === null || takenOn === null) {
    return {
      ...(evidence === null && { evidence: say('required') }),
      ...(takenOn === null && { takenOn: say('required') }),
    };
  }
  const problems = healthRecordProblems({ code, evidence, takenOn, validUntil }, today());
  return Object.fromEntries(problems.map(([field, problem]) => [field, sayNotice(problem)]));
};

type Props = { code: HealthRecordCode; record: HealthRecord | null; onClose: () => void };

const useRecordForm = ({ code, record, onClose }: Props) => {
  const { t } = useTranslation('health-file');
  const queryClient = useQueryClient();
  const [version, setVersion] = useState(record?.version ?? 0);
  const [values, setValues] = useState<Values>(() => valuesOf(code, record));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveRecord(code);

  /** The next attempt overwrites what the other window saved. */
  const startOver = async (): Promise<void> => {
    setProblem(t('dialog.changed'));
    const items = await queryClient.query({ ...healthFileQuery(), staleTime: 0 });
    setVersion(items.find((it) => it.code === code)?.version ?? 0);
  };

  const refused = (error: Error): void => {
    if (error instanceof ApiError && error.code === 'STALE_VERSION') return void startOver().catch(refused);
    const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
    setErrors(Object.fromEntries(fields.map(([path, text]) => [path.replace('record.', ''), text])));
    setProblem(fields.length > 0 ? null : error.message);
  };

  const submit = (): void => {
    const found = errorsOf(code, values);
    const { evidence, takenOn, validUntil } = values;
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0 || evidence === null || takenOn === null || save.isPending) return;
    save.mutate(
      { record: { evidence, takenOn, validUntil }, version },
      {
        onSuccess: () => {
          toast.success(t('saved', { name: t(`code.${code}`) }));
          onClose();
        },
        onError: refused,
      },
    );
  };

  const change = (part: Partial<Values>): void => setValues((known) => changed(code, known, part));
  return { values, errors, problem, saving: save.isPending, change, submit };
};

export const HealthRecordDialog = (props: Props) => {
  const { code, record, onClose } = props;
  const { t } = useTranslation('health-file');
  const { values, errors, problem, saving, change, submit } = useRecordForm(props);
  const { evidence } = healthRecordFacts[code];
  const name = t(`code.${code}`);
  return (
    <Dialog opened onClose={onClose} title={t(record ? 'editNamed' : 'addNamed', { name })}>
      <form
        noValidate
        aria-busy={saving}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <p>{t(`hint.${code}`)}</p>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          {evidence.length > 1 && (
            <SelectField
              label={t('fields.evidence')}
              required
              placeholder={t('fields.choose')}
              error={errors.evidence}
              data={evidence.map((value) => ({ value, label: t(`evidence.${value}`) }))}
              value={values.evidence}
              onChange={(chosen) => change({ evidence: chosen })}
            />
          )}
          <Columns>
            <DateField
              label={t('fields.takenOn')}
              required
              max={today()}
              error={errors.takenOn}
              value={values.takenOn ?? ''}
              onChange={(event) => change({ takenOn: event.currentTarget.value || null })}
            />
            <DateField
              label={t('fields.validUntil')}
              description={t('fields.validUntilHint')}
              error={errors.validUntil}
              value={values.validUntil ?? ''}
              onChange={(event) => change({ validUntil: event.currentTarget.value || null })}
            />
          </Columns>
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
