import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { amountsOf, hasRate } from '@shared/hiring/rules/pay/pay';
import { takesPackage, takesStipends } from '@shared/hiring/rules/pay/pay-package';
import type { JobDraft } from '@shared/hiring/model/job';
import { engagements } from '@shared/hiring/model/pay-vocabulary';
import { currencies, expenseTypes, payBases, rateUnits } from '@shared/core/model/vocabulary';
import { Columns } from '@/components/layout';
import { MoneyField } from '@/components/editing/money-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { emptyPackage } from '@/hiring/parts/jobs/job-draft';
import { useTranslation } from '@/lib/i18n/i18n';
import { Warned } from '../job-warnings';
import { PayPackageFields } from './pay-package-fields';
import { RangeAsked } from '../questions/range-asked';

export const PaySection = () => {
  const { control } = useFormContext<JobDraft>();
  const [jobType, assignment, payPackage] = useWatch({ control, name: ['jobType', 'assignment', 'payPackage'] });
  const kind = { jobType, assignment };
  const isByWeek = takesStipends(kind) || (takesPackage(kind) && payPackage !== null);
  return (
    <>
      <Columns>
        <EngagementField />
      </Columns>
      {takesPackage(kind) && !takesStipends(kind) && <PayWay />}
      {isByWeek ? (
        <PayPackageFields />
      ) : (
        <>
          <PayFields />
          <ExpenseFields />
        </>
      )}
      <RangeAsked />
    </>
  );
};

const EngagementField = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control } = useFormContext<JobDraft>();
  return (
    <Controller
      control={control}
      name="engagement"
      render={({ field, fieldState }) => (
        <Warned place="engagement">
          <SelectField
            {...field}
            label={t('fields.engagement')}
            required
            placeholder={t('choose')}
            data={engagements.map((value) => ({ value, label: t(`engagement.${value}`) }))}
            error={fieldState.error?.message}
          />
        </Warned>
      )}
    />
  );
};

/** Local contracts may be paid by the visit or the day instead. */
const PayWay = () => {
  const { t } = useTranslation('pay');
  const { control, setValue } = useFormContext<JobDraft>();
  const payPackage = useWatch({ control, name: 'payPackage' });
  return (
    <RadioCards
      label={t('how')}
      value={payPackage ? 'byWeek' : 'otherwise'}
      onChange={(way) => setValue('payPackage', way === 'byWeek' ? emptyPackage : null, { shouldDirty: true })}
      data={(['byWeek', 'otherwise'] as const).map((value) => ({
        value,
        label: t(`way.${value}`),
        description: t(`wayHint.${value}`),
      }))}
    />
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
        <Warned place="salaryMaxCents">
          <MoneyField
            control={control}
            name="salaryMaxCents"
            label={amounts === 'maximum' ? t('maxAmount') : t('fields.salaryMaxCents')}
          />
        </Warned>
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
