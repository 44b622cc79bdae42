import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { payrollLayouts, payrollProviders, type PayrollProvider } from '@shared/data/payroll-layouts';
import { payrollKinds, type PayrollKind } from '@shared/money/model/payroll-vocabulary';
import { payrollLimits } from '@shared/money/limits/payroll-limits';
import type { Payroll, PayrollForm } from '@shared/money/model/payroll';
import { Columns, MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatMoney } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import styles from './payroll.module.css';

type Codes = Partial<Record<PayrollKind, string>>;
type Values = { provider: PayrollProvider | null; company: string; codes: Codes; numbers: Record<string, string> };

/** Removes cleared codes, and sends numbers only where they changed. */
const formOf = ({ provider, company, codes, numbers }: Values, { setup, people }: Payroll): PayrollForm | null => {
  if (provider === null) return null;
  const entered = payrollKinds.flatMap((kind) => (codes[kind]?.trim() ? [[kind, codes[kind].trim()] as const] : []));
  const known = new Map<string, string>(people.map(({ userId, number }) => [userId, number]));
  const changed = Object.entries(numbers).filter(([userId, number]) => number.trim() !== known.get(userId));
  return {
    ...{ provider, company, codes: Object.fromEntries(entered), version: setup.version },
    numbers: Object.fromEntries(changed.map(([userId, number]) => [userId, number.trim()])),
  };
};

const useSavePayroll = () => {
  const { t } = useTranslation('payroll');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PayrollForm) => api('savePayroll', { body }),
    onSuccess: (saved) => {
      client.setQueryData(queryOf('exportPayroll').queryKey, saved);
      toast.success(t('setup.saved'));
    },
  });
};

type PartProps = { values: Values; onChange: (changes: Partial<Values>) => void };

const ProviderFields = ({ values: { provider, company }, onChange }: PartProps) => {
  const { t } = useTranslation('payroll');
  return (
    <Columns>
      <SelectField
        label={t('setup.provider')}
        required
        placeholder={t('setup.choose')}
        data={payrollProviders.map((value) => ({ value, label: payrollLayouts[value].name }))}
        value={provider}
        onChange={(next) => onChange({ provider: next })}
      />
      <TextField
        label={t('setup.company')}
        description={t('setup.companyHint')}
        required
        autoComplete="off"
        value={company}
        onChange={({ currentTarget }) => onChange({ company: currentTarget.value })}
      />
    </Columns>
  );
};

const CodesOf = ({ kinds, values: { codes }, onChange }: PartProps & { kinds: readonly PayrollKind[] }) => {
  const { t: named } = useTranslation('timesheets');
  return (
    <Columns>
      {kinds.map((kind) => (
        <TextField
          key={kind}
          label={named(`pay.code.${kind}`)}
          autoComplete="off"
          maxLength={payrollLimits.codeLength}
          value={codes[kind] ?? ''}
          onChange={({ currentTarget }) => onChange({ codes: { ...codes, [kind]: currentTarget.value } })}
        />
      ))}
    </Columns>
  );
};

/** Codes for the file's hours first; other kinds of pay occur later. */
const CodeFields = ({ payroll: { kinds: needed, setup }, ...part }: PartProps & { payroll: Payroll }) => {
  const { t } = useTranslation('payroll');
  const { provider } = part.values;
  const kinds = payrollKinds.filter(
    (kind) => kind !== 'base' || provider === null || payrollLayouts[provider].codesHours,
  );
  const [first, others] = [true, false].map((isFirst) =>
    kinds.filter((kind) => (needed.includes(kind) || setup.codes[kind] !== undefined) === isFirst),
  );
  return (
    <Stack as="section" gap="s" aria-labelledby="payroll-codes">
      <h3 id="payroll-codes">{t('setup.codes')}</h3>
      <MutedText>{t('setup.codesHint')}</MutedText>
      <CodesOf kinds={first ?? []} {...part} />
      <details className={styles.others}>
        <summary>{t('setup.otherCodes')}</summary>
        <CodesOf kinds={others ?? []} {...part} />
      </details>
    </Stack>
  );
};

const NumberFields = ({ values: { numbers }, onChange, people }: PartProps & Pick<Payroll, 'people'>) => {
  const { t } = useTranslation('payroll');
  if (people.length === 0) return null;
  return (
    <Stack as="section" gap="s" aria-labelledby="payroll-people">
      <h3 id="payroll-people">{t('people.title')}</h3>
      <MutedText>{t('people.numbers')}</MutedText>
      <Columns>
        {people.map(({ userId, name, minutes, cents, number }) => (
          <TextField
            key={userId}
            label={t('people.number', { name })}
            description={t('people.row', { hours: formatHours(minutes), amount: formatMoney(cents, 'USD') })}
            autoComplete="off"
            value={numbers[userId] ?? number}
            onChange={({ currentTarget }) => onChange({ numbers: { ...numbers, [userId]: currentTarget.value } })}
          />
        ))}
      </Columns>
    </Stack>
  );
};

/** Entered once: payroll's names for the employer, its people, and each kind of pay. */
export const PayrollSetupForm = ({ payroll }: { payroll: Payroll }) => {
  const { t } = useTranslation('payroll');
  const { provider, company, codes } = payroll.setup;
  const [values, setValues] = useState<Values>({ provider, company, codes, numbers: {} });
  const save = useSavePayroll();
  const onChange = (changes: Partial<Values>): void => setValues((before) => ({ ...before, ...changes }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const form = formOf(values, payroll);
    if (form && !save.isPending) save.mutate(form);
  };
  return (
    <Card title={t('setup.title')}>
      <form onSubmit={submit} aria-busy={save.isPending}>
        <Stack>
          {save.isError && <FormMessage kind="error">{t('setup.failed', { reason: save.error.message })}</FormMessage>}
          <ProviderFields values={values} onChange={onChange} />
          <NumberFields values={values} onChange={onChange} people={payroll.people} />
          <CodeFields values={values} onChange={onChange} payroll={payroll} />
          <Row>
            <Button type="submit" loading={save.isPending}>
              {t('setup.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
