import {
  contractPay,
  guaranteedWeekCents,
  isStipend,
  onceAmounts,
  type PackagedJob,
  type PaidWeek,
  type PayLine,
  weekOf,
  weeklyPay,
} from '@shared/hiring/rules/pay/pay-package';
import type { JobDraft } from '@shared/hiring/model/job';
import type { PayPackage } from '@shared/hiring/model/pay-package';
import { extraRates } from '@shared/hiring/model/pay-vocabulary';
import { MutedText, Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import styles from './pay-summary.module.css';

type LineProps = { label: string; why?: string | null; cents: number; tone?: 'sum' | 'gross' };

const Line = ({ label, why = null, cents, tone }: LineProps) => (
  <div className={[styles.line, tone && styles[tone]].filter(Boolean).join(' ')}>
    <dt>
      {label} {why && <span className={styles.why}>{why}</span>}
    </dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);

const Lines = ({ lines }: { lines: readonly PayLine[] }) => {
  const { t } = useTranslation('pay');
  const why = (line: PayLine): string | null =>
    'hours' in line ? t('times', { hours: line.hours, rate: formatMoney(line.rateCents) }) : null;
  return lines.map((line) => (
    <Line key={line.code} label={t(`lines.${line.code}`)} why={why(line)} cents={line.cents} />
  ));
};

const Week = ({ week }: { week: PaidWeek }) => {
  const { t } = useTranslation('pay');
  const { lines, taxableCents, stipendCents, grossCents, blendedHourlyCents } = weeklyPay(week);
  return (
    <dl className={styles.summary}>
      <Lines lines={lines.filter((line) => !isStipend(line))} />
      {stipendCents > 0 && (
        <>
          <Line label={t('taxable')} cents={taxableCents} tone="sum" />
          <Lines lines={lines.filter(isStipend)} />
          <Line label={t('stipendTotal')} cents={stipendCents} tone="sum" />
        </>
      )}
      <Line label={t('weekly')} cents={grossCents} tone="gross" />
      <Line label={t('blended')} cents={blendedHourlyCents} />
    </dl>
  );
};

const Guarantee = ({ week, hours }: { week: PaidWeek; hours: number }) => {
  const { t } = useTranslation('pay');
  return (
    <dl className={styles.summary}>
      <Line label={t('guaranteed')} why={t('guaranteedFor', { hours })} cents={guaranteedWeekCents(week, hours)} />
    </dl>
  );
};

type Contract = { payPackage: PayPackage; grossCents: number; weeks: number };

const WholeContract = ({ payPackage, grossCents, weeks }: Contract) => {
  const { t } = useTranslation(['pay', 'labels/posting']);
  const { totalCents, averageWeeklyCents } = contractPay(grossCents, weeks, payPackage);
  return (
    <Stack gap="xs">
      <h3>{t('contract')}</h3>
      <dl className={styles.summary}>
        <Line label={t('contractFor', { weeks, gross: formatMoney(grossCents) })} cents={grossCents * weeks} />
        <Amounts payPackage={payPackage} names={onceAmounts} />
        <Line label={t('contractTotal')} cents={totalCents} tone="sum" />
        {averageWeeklyCents !== grossCents && <Line label={t('average')} cents={averageWeeklyCents} />}
      </dl>
    </Stack>
  );
};

type Amount = (typeof onceAmounts | typeof extraRates)[number];

const isPaid = (payPackage: PayPackage, name: Amount): boolean => (payPackage[name] ?? 0) > 0;

const Amounts = ({ payPackage, names }: { payPackage: PayPackage; names: readonly Amount[] }) => {
  const { t } = useTranslation('labels/posting');
  return names
    .filter((name) => isPaid(payPackage, name))
    .map((name) => <Line key={name} label={t(`payPackage.${name}`)} cents={payPackage[name] ?? 0} />);
};

const OtherRates = ({ payPackage }: { payPackage: PayPackage }) => {
  const { t } = useTranslation('pay');
  if (!extraRates.some((name) => isPaid(payPackage, name))) return null;
  return (
    <Stack gap="xs">
      <h3>{t('more')}</h3>
      <dl className={styles.summary}>
        <Amounts payPackage={payPackage} names={extraRates} />
      </dl>
    </Stack>
  );
};

/** Every line of a pay package. Renders nothing until the base rate and the shifts are known. */
export const PaySummary = ({ job }: { job: PackagedJob & Pick<JobDraft, 'contractWeeks'> }) => {
  const { t } = useTranslation('pay');
  const week = weekOf(job);
  const { payPackage, contractWeeks } = job;
  if (!week || !payPackage) return null;
  const { grossCents, stipendCents } = weeklyPay(week);
  return (
    <Stack>
      <Week week={week} />
      {payPackage.guaranteedHours !== null && payPackage.guaranteedHours > 0 && (
        <Guarantee week={week} hours={payPackage.guaranteedHours} />
      )}
      {contractWeeks !== null && <WholeContract {...{ payPackage, grossCents }} weeks={contractWeeks} />}
      <OtherRates payPackage={payPackage} />
      {stipendCents > 0 && <MutedText>{t('taxNote')}</MutedText>}
    </Stack>
  );
};
