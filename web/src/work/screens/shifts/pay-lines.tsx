import { plannedShiftPay } from '@shared/work/rules/attendance/expected-shift-pay';
import type { PayLine } from '@shared/work/rules/pay/shift-pay/pay-line';
import type { Shift } from '@shared/work/model/shifts/shift';
import { differentialKinds, type DifferentialKind } from '@shared/work/model/shifts/shift-vocabulary';
import { MutedText } from '@/components/layout';
import { hoursText, shiftPayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import styles from './booking/book-sheet.module.css';

type TimedLine = Extract<PayLine, { code: 'base' | DifferentialKind }>;

const isTimed = (line: PayLine): line is TimedLine =>
  line.code === 'base' || differentialKinds.some((kind) => kind === line.code);

const labelOf = (line: PayLine, { currency, bonusReason }: Shift, t: TFunction<'shifts'>): string => {
  if (!isTimed(line)) return bonusReason === '' ? t('lines.bonus') : t('lines.bonusFor', { reason: bonusReason });
  const kind = line.code === 'base' ? t('lines.base') : t(`differential.${line.code}`);
  return t('lines.timed', { kind, hours: hoursText(line.minutes), rate: shiftPayText(line.hourlyCents, currency) });
};

/** A shift's pay, line by line: the lines add up to the total. */
export const PayLines = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const { lines, cents } = plannedShiftPay(shift);
  return (
    <div>
      <dl className={styles.lines}>
        {lines.map((line, index) => (
          <div key={index}>
            <dt>{labelOf(line, shift, t)}</dt>
            <dd>{shiftPayText(line.cents, shift.currency)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{t('lines.sum')}</dt>
          <dd>{shiftPayText(cents, shift.currency)}</dd>
        </div>
      </dl>
      <MutedText>{t('lines.note')}</MutedText>
    </div>
  );
};
