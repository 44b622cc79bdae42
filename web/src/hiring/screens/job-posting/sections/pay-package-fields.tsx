import { useController, useFormContext } from 'react-hook-form';
import { onceAmounts, overtimeRate, proposedOvertimeRule, takesStipends } from '@shared/hiring/rules/pay/pay-package';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/hiring/model/job';
import type { PayPackage } from '@shared/hiring/model/pay-package';
import { contractOvertimeRules, extraRates } from '@shared/hiring/model/pay-vocabulary';
import { Columns, MutedText, Stack } from '@/components/layout';
import { NumberField } from '@/components/ui/editing/number-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { emptyPackage } from '@/hiring/parts/jobs/job-draft';
import { PaySummary } from '@/hiring/parts/jobs/pay-summary';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import { Warned } from '../job-warnings';
import styles from './pay-package-fields.module.css';
import { useTypedDraft } from '../use-typed-draft';

/** One field of the form: null until someone types, so an older job stays as it was. */
const usePayPackage = () => {
  const { control, formState } = useFormContext<JobDraft>();
  const { field } = useController({ control, name: 'payPackage' });
  const errors = formState.errors.payPackage;
  return {
    field,
    value: field.value ?? emptyPackage,
    change: <P extends keyof PayPackage>(part: P, to: PayPackage[P]): void =>
      field.onChange({ ...(field.value ?? emptyPackage), [part]: to }),
    errorOf: (part: keyof PayPackage): string | undefined => errors?.[part]?.message,
    error: errors?.message,
  };
};

type Amount = (typeof onceAmounts | typeof extraRates)[number] | `${'meals' | 'lodging'}WeeklyCents` | HourlyAmount;
type HourlyAmount = `${'base' | 'overtime'}HourlyCents`;
type AmountProps = { name: Amount; required?: boolean; description?: string | undefined };

const AmountField = ({ name, required = false, description }: AmountProps) => {
  const { t } = useTranslation('labels/posting');
  const { field, value, change, errorOf, error } = usePayPackage();
  const cents = value[name];
  const isFirst = name === 'baseHourlyCents';
  return (
    <NumberField
      {...(isFirst && { ref: field.ref })}
      label={t(`payPackage.${name}`)}
      description={description}
      required={required}
      value={cents === null ? null : cents / 100}
      onChange={(amount) => change(name, amount === null ? null : Math.round(amount * 100))}
      onBlur={field.onBlur}
      error={errorOf(name) ?? (isFirst ? error : undefined)}
      min={0}
      step={0.01}
    />
  );
};

const OvertimeFields = ({ location }: Pick<JobDraft, 'location'>) => {
  const { t } = useTranslation(['pay', 'labels/posting']);
  const { field, value, change, errorOf } = usePayPackage();
  const { baseHourlyCents } = value;
  const rule = value.overtimeRule ?? proposedOvertimeRule(location);
  const usual = baseHourlyCents === null ? null : formatMoney(overtimeRate({ baseHourlyCents }));
  return (
    <>
      <SelectField
        label={t('payPackage.overtimeRule')}
        description={rule === 'ca_aws_10' || rule === 'ca_aws_12' ? t('workweekHint') : undefined}
        value={rule}
        onChange={(chosen) => change('overtimeRule', chosen)}
        onBlur={field.onBlur}
        data={contractOvertimeRules.map((code) => ({ value: code, label: t(`overtimeRule.${code}`) }))}
        error={errorOf('overtimeRule')}
      />
      <AmountField
        name="overtimeHourlyCents"
        description={usual === null ? undefined : t('overtimeHint', { rate: usual })}
      />
      <NumberField
        label={t('payPackage.guaranteedHours')}
        description={t('guaranteedHint')}
        value={value.guaranteedHours}
        onChange={(hours) => change('guaranteedHours', hours)}
        onBlur={field.onBlur}
        error={errorOf('guaranteedHours')}
        min={0}
        max={limits.guaranteedHoursMax}
      />
    </>
  );
};

type GroupProps = { title?: string; hint?: string; names: readonly Amount[] };

const AmountGroup = ({ title, hint, names }: GroupProps) => (
  <Stack gap="s">
    <div>
      {title !== undefined && <h3>{title}</h3>}
      {hint !== undefined && <MutedText>{hint}</MutedText>}
    </div>
    <Columns>
      {names.map((name) => (
        <AmountField key={name} name={name} />
      ))}
    </Columns>
  </Stack>
);

const WeeklyTotal = ({ draft }: { draft: JobDraft }) => {
  const { t } = useTranslation('pay');
  return (
    <Stack as="section" gap="s" aria-label={t('total')}>
      <h3>{t('total')}</h3>
      <PaySummary job={draft} />
      {draft.salaryMinCents === null && <MutedText>{t('incomplete')}</MutedText>}
    </Stack>
  );
};

/** The hourly rate, stipends, and bonuses of a contract, and the weekly total. */
export const PayPackageFields = () => {
  const { t } = useTranslation('pay');
  const draft = useTypedDraft();
  return (
    <Stack gap="l">
      <Columns>
        <Warned place="payPackage.baseHourlyCents">
          <AmountField name="baseHourlyCents" required />
        </Warned>
        <OvertimeFields location={draft.location} />
      </Columns>
      {takesStipends(draft) && (
        <AmountGroup
          title={t('stipends')}
          hint={t('stipendsHint')}
          names={['mealsWeeklyCents', 'lodgingWeeklyCents']}
        />
      )}
      <AmountGroup title={t('once')} names={onceAmounts} />
      <details className={styles.more}>
        <summary>{t('more')}</summary>
        <AmountGroup hint={t('moreHint')} names={extraRates} />
      </details>
      <WeeklyTotal draft={draft} />
    </Stack>
  );
};
