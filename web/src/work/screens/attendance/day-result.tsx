import type { ReactNode } from 'react';
import { disagrees, signingProblem } from '@shared/work/rules/attendance/attendance-record';
import type { Dispute } from '@shared/work/rules/attendance/dispute-cases';
import type { ShiftDay } from '@shared/work/model/attendance';
import { workedSoFar, type DayFacts, type DayStep } from '@/work/parts/attendance/shift-day-facts';
import { DisputeOutcome } from '@/work/parts/attendance/dispute-outcome';
import { ReceiptButtons } from '@/work/parts/attendance/receipt-buttons';
import { shiftPayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeIn } from '@/lib/time/time-zones';
import { formatHours } from '@/lib/time/hours';
import { zonedMoment } from '@/lib/time/zoned-moment';
import { momentText } from './day-texts';
import styles from './shift-day.module.css';

const Fact = ({ label, value, note }: { label: string; value: string; note?: string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value}
      {note && <small>{note}</small>}
    </dd>
  </div>
);

/** Recorded times so far. */
const Recorded = ({ day: { attendance }, facts }: { day: ShiftDay; facts: DayFacts }) => {
  const { t } = useTranslation('shift-day');
  const { timeZone, approved, payCents, currency } = attendance;
  const worked = workedSoFar(attendance, facts);
  const timeOf = (time: DayFacts['in']) => (time ? timeIn(timeZone, Date.parse(time.at)) : t('result.none'));
  const minutes = approved?.minutes ?? worked?.worked;
  return (
    <dl className={styles.facts}>
      <Fact label={t('result.in')} value={timeOf(facts.in)} {...(facts.askedEarly && { note: t('result.early') })} />
      <Fact label={t('result.out')} value={timeOf(facts.out)} />
      {worked && worked.unpaidBreak > 0 && (
        <Fact label={t('result.unpaid')} value={t('wait.minutes', { minutes: worked.unpaidBreak })} />
      )}
      {minutes !== undefined && <Fact label={t('result.hours')} value={formatHours(minutes)} />}
      {payCents !== null && (
        <Fact label={t('result.pay')} value={shiftPayText(payCents, currency)} note={t('result.payNote')} />
      )}
    </dl>
  );
};

const Submitted = ({ day: { attendance } }: { day: ShiftDay }) => {
  const { t } = useTranslation('shift-day');
  const { approvedBySilenceAt, timeZone, evidence, in: start, out } = attendance;
  const times = [start, out];
  const problem = signingProblem(start) ?? signingProblem(out);
  return (
    <>
      <p>
        {approvedBySilenceAt === null
          ? t('result.waits')
          : t('result.silence', { when: momentText(timeZone, approvedBySilenceAt) })}
      </p>
      {times.some(disagrees) && <p>{t('result.look')}</p>}
      {problem && <p>{t(`result.${problem}`)}</p>}
      {evidence === 'claimed' && <p>{t('result.claimed')}</p>}
    </>
  );
};

type DisputedProps = { dispute: Dispute; approved: number; timeZone: string };

/** The two sides' agreement, or their time to agree; the staff decision is below. */
const Disputed = ({ dispute, approved, timeZone }: DisputedProps) => {
  const { t } = useTranslation('shift-day');
  const { settledMinutes, claimedMinutes, until, cases } = dispute;
  if (cases.some(({ state }) => state !== 'settled')) return null;
  if (settledMinutes !== null) return <p>{t('result.settled', { minutes: formatHours(settledMinutes) })}</p>;
  const minutes = formatHours(claimedMinutes - approved);
  return <p>{t('result.dispute', { minutes, when: zonedMoment(until, timeZone) })}</p>;
};

const Approved = ({ day: { attendance } }: { day: ShiftDay }) => {
  const { t } = useTranslation('shift-day');
  const { approved, dispute, timeZone } = attendance;
  if (!approved) return null;
  const when = zonedMoment(approved.at, timeZone);
  return (
    <>
      <p>
        {approved.bySilence
          ? t('result.bySilence', { when })
          : t('result.approvedBy', { name: approved.by ?? '', when })}
      </p>
      {dispute && <Disputed dispute={dispute} approved={approved.minutes} timeZone={timeZone} />}
      <DisputeOutcome attendance={attendance} side="worker" />
    </>
  );
};

const titles = { submitted: 'result.submitted', approved: 'result.approved' } as const;

type Props = { day: ShiftDay; facts: DayFacts; step: DayStep; children?: ReactNode };

export const DayResult = ({ day, facts, step, children }: Props) => {
  const { t } = useTranslation('shift-day');
  const hasTitle = step === 'submitted' || step === 'approved';
  return (
    <section className={styles.card}>
      {hasTitle && <h2>{t(titles[step])}</h2>}
      {step === 'sent' && <p>{t('result.sent')}</p>}
      {step === 'submitted' && <Submitted day={day} />}
      {step === 'approved' && <Approved day={day} />}
      <Recorded day={day} facts={facts} />
      {step === 'approved' && <ReceiptButtons shiftId={day.attendance.shiftId} />}
      {children}
    </section>
  );
};
