import type { CSSProperties } from 'react';
import { contractPay, guaranteedWeekCents, weekOf, weeklyPay } from '@shared/hiring/rules/pay/pay-package';
import type { PublicJob } from '@shared/hiring/model/job';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import styles from './job-pay.module.css';

const colors = { taxable: 'var(--teal-5)', lodging: 'var(--teal-3)', meals: 'var(--apricot-3)' };

/** A week's pay in parts, the guaranteed amount, and the complete contract. */
export const PaySplit = ({ job }: { job: Omit<PublicJob, 'status'> }) => {
  const { t } = useTranslation(['job-page', 'pay']);
  const { payPackage, contractWeeks } = job;
  const week = weekOf(job);
  if (!week || !payPackage) return null;
  const { lines, taxableCents, grossCents } = weeklyPay(week);
  const centsOf = (code: 'lodging' | 'meals') => lines.find((line) => line.code === code)?.cents ?? 0;
  const parts = [
    { part: 'taxable' as const, label: t('taxable'), cents: taxableCents },
    { part: 'lodging' as const, label: t('lines.lodging'), cents: centsOf('lodging') },
    { part: 'meals' as const, label: t('lines.meals'), cents: centsOf('meals') },
  ].filter(({ cents }) => cents > 0);
  const guaranteed = payPackage.guaranteedHours ?? 0;
  return (
    <>
      {parts.length > 1 && (
        <>
          <div className={styles.split} aria-hidden="true">
            {parts.map(({ part, cents }) => (
              <i key={part} style={{ '--share': cents, '--part': colors[part] } as CSSProperties} />
            ))}
          </div>
          <dl className={styles.legend}>
            {parts.map(({ part, label, cents }) => (
              <div key={part} style={{ '--part': colors[part] } as CSSProperties}>
                <dt>{label}</dt>
                <dd>{formatMoney(cents)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {(guaranteed > 0 || contractWeeks !== null) && (
        <dl className={styles.sum}>
          {guaranteed > 0 && (
            <div>
              <dt>{t('amount.guaranteed', { hours: guaranteed })}</dt>
              <dd>{formatMoney(guaranteedWeekCents(week, guaranteed))}</dd>
            </div>
          )}
          {contractWeeks !== null && (
            <div>
              <dt>{t('amount.contract', { weeks: contractWeeks })}</dt>
              <dd>{formatMoney(contractPay(grossCents, contractWeeks, payPackage).totalCents)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
};
