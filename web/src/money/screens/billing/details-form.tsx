import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { billingLimits } from '@shared/money/billing/billing-limits';
import { limits } from '@shared/limits';
import type { BillingDetails } from '@shared/money/model/billing';
import { ConflictDialog, type Choice, type Difference } from '@/components/editing/conflict-dialog';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { conflictingFields, takeMerged } from '@/lib/forms/editing/merge-conflict';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { readAgain } from '@/lib/requests/query-of';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { detailsQuery, hasCode } from './billing-queries';
import styles from './billing.module.css';

type Field = Exclude<keyof BillingDetails, 'version'>;

const formSchema = () => import('@shared/money/model/billing').then((it) => it.BillingDetailsForm);

/**
 * In the order of the form. `token`: what browsers fill in. The country has no `max`: the browser would cut a code that
 * was copied with invisible characters.
 */
const fields: readonly { name: Field; max?: number; token: string; required?: true }[] = [
  { name: 'name', max: limits.organizationLength, token: 'organization', required: true },
  { name: 'email', max: limits.emailLength, token: 'email', required: true },
  { name: 'address', max: limits.addressLength, token: 'street-address' },
  { name: 'city', max: limits.locationLength, token: 'address-level2' },
  { name: 'state', max: limits.locationLength, token: 'address-level1' },
  { name: 'postalCode', max: limits.postalCodeLength, token: 'postal-code' },
  { name: 'country', token: 'country', required: true },
  { name: 'taxId', max: limits.taxIdLength, token: 'off' },
  { name: 'poNumber', max: billingLimits.poNumberLength, token: 'off' },
];

type Props = { stored: BillingDetails; onClose: () => void };

const useSave = ({ stored, onClose }: Props) => {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const form = useLazyForm(formSchema, stored);
  const [problem, setProblem] = useState<string | null>(null);
  const [base, setBase] = useState(stored);
  const [newer, setNewer] = useState<BillingDetails | null>(null);
  const leaving = useRef(false);
  const once = useOneAtATime();
  const save = useMutation({ mutationFn: (body: BillingDetails) => api('saveBillingDetails', { body }) });

  const onStale = async () => {
    const latest = await client.query({ ...detailsQuery(), staleTime: 0 });
    setNewer(latest);
  };
  const send = async (body: BillingDetails) => {
    setProblem(null);
    try {
      const saved = await save.mutateAsync(body);
      leaving.current = true;
      client.setQueryData(detailsQuery().queryKey, saved);
      await readAgain(client, ['getBilling']);
      toast.success(t('details.saved'));
      onClose();
    } catch (error) {
      if (hasCode(error, 'STALE_VERSION')) return onStale().catch(() => setProblem((error as Error).message));
      setProblem(applyServerErrors(form, error));
    }
  };
  const submit = () => once(() => form.handleSubmit(send)());

  const resolve = (choices: Record<string, Choice>) => {
    if (!newer) return;
    const version = newer.version;
    const merged = takeMerged(form, { base, stored: newer, choices });
    setBase(newer);
    setNewer(null);
    void once(() => send({ ...base, ...(merged as BillingDetails), version }));
  };
  return {
    form,
    problem,
    base,
    newer,
    leaving,
    saving: save.isPending,
    submit,
    resolve,
    dismiss: () => setNewer(null),
  };
};

export const DetailsForm = (props: Props) => {
  const { t } = useTranslation('billing');
  const { form, problem, base, newer, leaving, saving, submit, resolve, dismiss } = useSave(props);
  const { register, formState } = form;
  const typed = form.getValues() as BillingDetails;
  const differences = (): Difference[] =>
    newer === null
      ? []
      : fields
          .map(({ name }) => name)
          .filter((name) => conflictingFields(base, newer, typed).includes(name))
          .map((field) => ({ field, label: t(`details.${field}`), stored: newer[field], yours: typed[field] }));
  return (
    <form
      className={styles.details}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        <div className={styles.fields}>
          {fields.map(({ name, max, token, required }) => (
            <TextField
              key={name}
              label={t(`details.${name}`)}
              type={name === 'email' ? 'email' : 'text'}
              autoComplete={token}
              maxLength={max}
              {...(required && { required: true })}
              {...register(name)}
              error={formState.errors[name]?.message}
            />
          ))}
        </div>
        <Row justify="end">
          <Button variant="secondary" onClick={props.onClose}>
            {t('details.cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {t('details.save')}
          </Button>
        </Row>
      </Stack>
      {newer && <ConflictDialog differences={differences()} saving={saving} onResolve={resolve} onClose={dismiss} />}
      <UnsavedChanges dirty={formState.isDirty} leaving={leaving} />
    </form>
  );
};
