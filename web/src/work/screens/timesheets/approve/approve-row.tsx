import { useState } from 'react';
import { Link } from 'react-router-dom';
import { disagrees } from '@shared/work/rules/attendance/attendance-record';
import type { Attendance } from '@shared/work/model/attendance';
import type { EvidenceLevel } from '@shared/work/model/attendance-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { RowTick } from '@/components/records/selection/ticks';
import type { Selection } from '@/components/records/selection/use-selection';
import { Button } from '@/components/ui/base/button';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { shiftDayText, shiftMomentText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import { useNow } from '@/lib/time/use-now';
import { spanIn } from '@/lib/time/time-zones';
import { formatHours } from '@/lib/time/hours';
import styles from './approve.module.css';
import { differenceText, recordedMinutes, signingTexts, timeText } from '@/work/parts/attendance/approval-texts';
import { ReturnDialog } from './return-dialog';
import { useApprove } from './use-approve';

const tones: Record<EvidenceLevel, BadgeTone> = {
  claimed: 'warning',
  confirmed: 'info',
  high: 'success',
  highest: 'success',
};

const dayMs = 24 * 60 * 60_000;

type Props = { row: string; attendance: Attendance; isSelected: boolean; onToggle: Selection['toggle'] };

/** Planned and recorded times, their evidence, and the two decisions. */
export const ApproveRow = ({ row, attendance, isSelected, onToggle }: Props) => {
  const { t } = useTranslation('approve-shifts');
  const [isReturning, setIsReturning] = useState(false);
  const { approve, isPending } = useApprove();
  const { professional, placementId, location, unit, day, startsAt, endsAt, timeZone, evidence } = attendance;
  const name = knownName(professional.name);
  const planned = spanIn(timeZone, startsAt, endsAt);
  const named = { name, day: shiftDayText(day) };
  const now = useNow();
  const isLate = attendance.answerBy !== null && Date.parse(attendance.answerBy) <= now;
  return (
    <li className={styles.row} data-matches={attendance.matches || undefined}>
      <RowTick row={row} label={t('row.select', named)} isSelected={isSelected} onToggle={onToggle} />
      <div className={styles.who}>
        <Face id={professional.userId} name={name} url={null} />
        <div>
          <h3>
            <Link to={pathTo(paths.placement, { placementId })}>{name}</Link>
          </h3>
          <p>
            {location} · {unit} · {shiftDayText(day)}, <span>{planned}</span>
          </p>
        </div>
      </div>
      <Times attendance={attendance} />
      <div className={styles.proof}>
        <Badge tone={tones[evidence]}>{t(`evidence.${evidence}`)}</Badge>
        <Notes attendance={attendance} />
      </div>
      <div className={styles.decide}>
        <div className={styles.buttons}>
          <Button
            size="small"
            // The group has one button for all of them.
            variant={attendance.matches ? 'secondary' : 'primary'}
            loading={isPending}
            aria-label={t('row.approve', named)}
            onClick={() => approve([attendance])}
          >
            {t('approve')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t('row.return', named)}
            onClick={() => setIsReturning(true)}
          >
            {t('return.action')}
          </Button>
        </div>
        {attendance.answerBy !== null && (
          <p className={isLate ? styles.late : undefined}>
            {t(isLate ? 'row.late' : attendance.approvedBySilenceAt === null ? 'row.answerBy' : 'row.silence', {
              when: shiftMomentText(attendance.answerBy, timeZone),
            })}
          </p>
        )}
        {attendance.submittedAt !== null && (
          <p>{t('row.waiting', { days: Math.floor((now - Date.parse(attendance.submittedAt)) / dayMs) })}</p>
        )}
      </div>
      {isReturning && <ReturnDialog attendance={attendance} onClose={() => setIsReturning(false)} />}
    </li>
  );
};

const Times = ({ attendance }: { attendance: Attendance }) => {
  const { t } = useTranslation('approve-shifts');
  const { plannedMinutes, payCents, currency, matches } = attendance;
  return (
    <dl className={styles.times}>
      <div>
        <dt>{t('row.planned')}</dt>
        <dd>{formatHours(plannedMinutes)}</dd>
      </div>
      <div>
        <dt>{t('row.recorded')}</dt>
        <dd>{formatHours(recordedMinutes(attendance))}</dd>
      </div>
      <div data-differs={!matches || undefined}>
        <dt>{t('row.difference')}</dt>
        <dd>{differenceText(attendance, t)}</dd>
      </div>
      {payCents !== null && (
        <div>
          <dt>{t('row.pay')}</dt>
          <dd>{formatMoney(payCents, currency)}</dd>
        </div>
      )}
    </dl>
  );
};

/** Notes for a supervisor before deciding. */
const Notes = ({ attendance }: { attendance: Attendance }) => {
  const { t } = useTranslation('approve-shifts');
  const { timeZone, recorded, missedMeals, askedEarly, answers, note, in: start, out } = attendance;
  const needsLook = [start, out].some(disagrees);
  const notes = [
    t('notes.times', { start: timeText(start, timeZone, t), end: timeText(out, timeZone, t) }),
    ...signingTexts(attendance, t),
    ...(needsLook ? [t('notes.look')] : []),
    ...(recorded && recorded.unpaidBreak > 0 ? [t('notes.unpaid', { minutes: recorded.unpaidBreak })] : []),
    ...(missedMeals > 0 ? [t('notes.missed', { count: missedMeals })] : []),
    ...(askedEarly && recorded && recorded.early > 0 ? [t('notes.early', { minutes: recorded.early })] : []),
    ...(answers?.charge ? [t('notes.charge')] : []),
    ...(note === '' ? [] : [t('notes.note', { note })]),
  ];
  return (
    <ul role="list" className={styles.notes}>
      {notes.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
