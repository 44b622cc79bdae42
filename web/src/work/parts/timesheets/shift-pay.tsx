import { overtimeRuleOf } from '@shared/work/rules/pay/overtime-rule';
import type { Currency } from '@shared/core/model/enumerations';
import type { PayLine } from '@shared/work/model/pay-line';
import type { TimesheetLine } from '@shared/work/model/placement';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { formatDate, formatMoney, formatMonthDay } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { useNow } from '@/lib/time/use-now';
import styles from './shift-pay.module.css';

type Shift = NonNullable<TimesheetLine['shift']>;
type Paid = { day: string; shift: Shift; currency: Currency };

/** Minutes times a rate; empty for flat amounts. */
const measureOf = (line: PayLine, currency: Currency, t: TFunction<'timesheets'>): string => {
  if (!('minutes' in line)) return '';
  const hours = formatHours(line.minutes);
  if ('hourlyCents' in line) return t('pay.timed', { hours, rate: formatMoney(line.hourlyCents, currency) });
  return t('factor' in line && line.factor === 0.5 ? 'pay.half' : 'pay.whole', { hours });
};

const isMissed = ({ code }: PayLine): boolean => code === 'missed_meal' || code === 'missed_rest';

type Ruled = { day: string; rules: NonNullable<Shift['rules']>; pay: readonly PayLine[] };

const Rules = ({ day, rules, pay }: Ruled) => {
  const { t } = useTranslation('timesheets');
  const isOver = useNow() >= Date.parse(rules.until);
  const source = overtimeRuleOf(rules.code, day)?.source;
  return (
    <>
      <p>
        {t(`pay.rule.${rules.code}`)} {pay.some(isMissed) && t('pay.missed')} {t('pay.regular')}{' '}
        {source && (
          <a href={source} target="_blank" rel="noreferrer">
            {t('pay.source')}
          </a>
        )}
      </p>
      <p>
        {t('pay.checked', { date: formatDate(rules.checkedOn) })}{' '}
        {isOver ? t('pay.final') : t('pay.expected', { date: formatDate(rules.until) })}
      </p>
    </>
  );
};

/** The pay of a shift line. Expands to its computation. */
export const ShiftPay = ({ day, shift, currency }: Paid) => {
  const { t } = useTranslation('timesheets');
  const { kind, pay, rules, cents } = shift;
  const name = t(`pay.kind.${kind ?? 'work'}`);
  const amount = formatMoney(cents, currency);
  const head = (
    <>
      <span>{name}</span> <b>{amount}</b>
    </>
  );
  if (!pay || pay.length === 0) return <p className={styles.pay}>{head}</p>;
  return (
    <details className={styles.pay}>
      <summary aria-label={t('pay.open', { kind: name, day: formatMonthDay(day), amount })}>{head}</summary>
      <dl className={styles.lines}>
        {pay.map((line, index) => (
          <div key={index}>
            <dt>
              {t(`pay.code.${line.code}`)} <small>{measureOf(line, currency, t)}</small>
            </dt>
            <dd>{formatMoney(line.cents, currency)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.why}>
        {kind === 'cancellation' && <p>{t('pay.cancellation')}</p>}
        {kind === 'sent_home' && <p>{t('pay.sentHome')}</p>}
        {kind === 'correction' && <p>{t('pay.correction')}</p>}
        {rules && <Rules day={day} rules={rules} pay={pay} />}
      </div>
    </details>
  );
};
