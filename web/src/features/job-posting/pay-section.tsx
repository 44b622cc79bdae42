import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { amountsOf, hasRate } from '@shared/domain/pay';
import type { JobDraft } from '@shared/model/job';
import { currencies, expenseTypes, experienceBands, payBases, rateUnits } from '@shared/model/vocabulary';
import { Columns } from '@/components/layout';
import { MoneyField } from '@/components/editing/money-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';

export const PaySection = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control } = useFormContext<JobDraft>();
  return (
    <>
      <PayFields />
      <ExpenseFields />
      <Columns>
        <Controller
          control={control}
          name="experience"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('fields.experience')}
              placeholder={t('anyExperience')}
              data={experienceBands.map((value) => ({ value, label: t(`experience.${value}`) }))}
              error={fieldState.error?.message}
            />
          )}
        />
      </Columns>
    </>
  );
};

const PayFields = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control } = useFormContext<JobDraft>();
  const payBy = useWatch({ control, name: 'payBy' });
  const amounts = amountsOf(payBy);
  return (
    <Columns>
      <Controller
        control={control}
        name="payBy"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t('fields.payBy')}
            required
            data={payBases.map((value) => ({ value, label: t(`payBasis.${value}`) }))}
            error={fieldState.error?.message}
          />
        )}
      />
      {hasRate(payBy) && (
        <Controller
          control={control}
          name="rate"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('fields.rate')}
              required
              data={rateUnits.map((value) => ({ value, label: t(`rateUnit.${value}`) }))}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {amounts !== 'maximum' && (
        <MoneyField
          control={control}
          name="salaryMinCents"
          label={amounts === 'single' ? t('amount') : t('fields.salaryMinCents')}
        />
      )}
      {amounts !== 'single' && (
        <MoneyField
          control={control}
          name="salaryMaxCents"
          label={amounts === 'maximum' ? t('maxAmount') : t('fields.salaryMaxCents')}
        />
      )}
      <Controller
        control={control}
        name="currency"
        render={({ field, fieldState }) => (
          <SelectField {...field} label={t('fields.currency')} data={currencies} error={fieldState.error?.message} />
        )}
      />
    </Columns>
  );
};

const ExpenseFields = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control, register } = useFormContext<JobDraft>();
  const isIncluded = useWatch({ control, name: 'includeExpenses' });
  return (
    <>
      <CheckboxField
        label={t('fields.includeExpenses')}
        description={t('expensesHint')}
        {...register('includeExpenses')}
      />
      {isIncluded && (
        <Columns>
          <Controller
            control={control}
            name="expenseType"
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label={t('expenseType')}
                data={expenseTypes.map((value) => ({ value, label: t(`expenseType.${value}`) }))}
                error={fieldState.error?.message}
              />
            )}
          />
          <MoneyField control={control} name="expenseAmountCents" label={t('fields.expenseAmountCents')} required />
        </Columns>
      )}
    </>
  );
};
