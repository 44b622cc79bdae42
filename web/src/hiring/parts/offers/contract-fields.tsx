import { useController, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { currencies, rateUnits } from '@shared/core/model/vocabulary';
import type { ManagedJob } from '@shared/hiring/model/job';
import type { PayPackage } from '@shared/hiring/model/pay-package';
import { extraRates } from '@shared/hiring/model/pay-vocabulary';
import {
  onceAmounts,
  stipendAmounts,
  takesStipends,
  weekOf,
  type packageAmounts,
} from '@shared/hiring/rules/pay/pay-package';
import { limits } from '@shared/limits';
import { shifts } from '@shared/people/model/healthcare-vocabulary';
import { MoneyField } from '@/components/editing/money-field';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { Columns, Stack } from '@/components/layout';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatPay } from '@/lib/time/format';
import { ChoiceField } from './choice-field';
import type { OfferValues, UnsignedOffer } from './offer-schema';

type Values = UseFormReturn<OfferValues, unknown, UnsignedOffer>['control'];
type Part = { control: Values };

const PayFields = ({ control, job }: Part & { job: ManagedJob }) => {
  const { t } = useTranslation(['offers', 'labels/jobs']);
  const isPosted = job.salaryMinCents !== null || job.salaryMaxCents !== null;
  return (
    <>
      <MoneyField
        control={control}
        name="terms.payCents"
        label={t('form.pay')}
        description={isPosted ? t('form.posting', { pay: formatPay(job, t) }) : ''}
        required
      />
      <Columns count={2}>
        <ChoiceField
          control={control}
          name="terms.rate"
          label={t('form.rate')}
          data={rateUnits.map((value) => ({ value, label: t(`form.rates.${value}`) }))}
        />
        <ChoiceField
          control={control}
          name="terms.currency"
          label={t('form.currency')}
          data={currencies.map((value) => ({ value, label: value }))}
        />
      </Columns>
    </>
  );
};

type AmountsProps = Part & { names: readonly (typeof packageAmounts)[number][] };

const Amounts = ({ control, names }: AmountsProps) => {
  const { t } = useTranslation('labels/posting');
  return names.map((name) => (
    <MoneyField
      key={name}
      control={control}
      name={`terms.contract.payPackage.${name}`}
      label={t(`payPackage.${name}`)}
      required={name === 'baseHourlyCents'}
    />
  ));
};

const OtherRates = ({ control }: Part) => {
  const { t } = useTranslation('pay');
  const { errors, defaultValues } = useFormState({ control });
  const isOpen = extraRates.some(
    (name) =>
      errors.terms?.contract?.payPackage?.[name] !== undefined || defaultValues?.terms?.contract?.payPackage?.[name],
  );
  return (
    <details open={isOpen}>
      <summary>{t('more')}</summary>
      <Columns count={2}>
        <Amounts control={control} names={extraRates} />
      </Columns>
    </details>
  );
};

const PackageFields = ({ control, hasStipends }: Part & { hasStipends: boolean }) => {
  const { t } = useTranslation('labels/posting');
  return (
    <>
      <Columns count={2}>
        <Amounts control={control} names={['baseHourlyCents', 'overtimeHourlyCents']} />
        {hasStipends && <Amounts control={control} names={stipendAmounts} />}
        <Amounts control={control} names={onceAmounts} />
        <NullableNumberField
          control={control}
          name="terms.contract.payPackage.guaranteedHours"
          label={t('payPackage.guaranteedHours')}
          min={0}
          max={limits.guaranteedHoursMax}
        />
      </Columns>
      <OtherRates control={control} />
    </>
  );
};

const ShiftFields = ({ control }: Part) => {
  const { t } = useTranslation(['offers', 'labels/professions']);
  const cancellation = useController({ control, name: 'terms.contract.cancellation' });
  return (
    <>
      <Columns count={2}>
        <ChoiceField
          control={control}
          name="terms.contract.shift"
          label={t('form.shift')}
          placeholder={t('form.noShift')}
          data={shifts.map((value) => ({ value, label: t(`shift.${value}`) }))}
        />
        <NullableNumberField
          control={control}
          name="terms.contract.hoursPerShift"
          label={t('form.hoursPerShift')}
          {...limits.hoursPerShift}
        />
        <NullableNumberField
          control={control}
          name="terms.contract.shiftsPerWeek"
          label={t('form.shiftsPerWeek')}
          min={1}
          max={limits.shiftsPerWeekMax}
        />
        <NullableNumberField
          control={control}
          name="terms.contract.canceledShiftsMax"
          label={t('form.canceledShiftsMax')}
          min={0}
          max={limits.moreDetails.canceledShiftsMax}
        />
      </Columns>
      <TextAreaField
        label={t('form.cancellation')}
        description={t('form.cancellationHint')}
        rows={2}
        maxLength={limits.offerNotesLength}
        error={cancellation.fieldState.error?.message}
        {...cancellation.field}
      />
    </>
  );
};

const WeeklyHours = ({ control }: Part) => {
  const { t } = useTranslation('offers');
  return (
    <NullableNumberField
      control={control}
      name="terms.hoursPerWeek"
      label={t('form.hoursPerWeek')}
      min={1}
      max={limits.hoursPerWeekMax}
    />
  );
};

type Props = { form: UseFormReturn<OfferValues, unknown, UnsignedOffer>; job: ManagedJob };

/** The pay, the shifts, and what a contract adds. The weekly total of a package is the pay. */
export const ContractFields = ({ form: { control }, job }: Props) => {
  const [jobType, location = '', contract] = useWatch({
    control,
    name: ['terms.jobType', 'terms.location', 'terms.contract'],
  });
  const { hoursPerShift = null, shiftsPerWeek = null } = contract ?? {};
  // The form starts with a whole package.
  const payPackage = (contract?.payPackage ?? null) as PayPackage | null;
  const week = weekOf({ payPackage, hoursPerShift, shiftsPerWeek, location });
  return (
    <Stack>
      {!week && <PayFields control={control} job={job} />}
      {payPackage && (
        <PackageFields
          control={control}
          hasStipends={takesStipends({ jobType, assignment: contract?.assignment ?? null })}
        />
      )}
      {contract && <ShiftFields control={control} />}
      {(hoursPerShift === null || shiftsPerWeek === null) && <WeeklyHours control={control} />}
    </Stack>
  );
};
