import { Link } from 'react-router-dom';
import { scheduledPaidMinutes } from '@shared/work/rules/pay/break-rules';
import { freeSlots } from '@shared/work/rules/filling/filling';
import { effectRules } from '@shared/work/rules/reliability/reliability-effects';
import type { OwnBooking } from '@shared/work/model/booking';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { useDeclineInvite } from '@/work/parts/shifts/shift-queries';
import { ShiftIcon } from '@/work/parts/shifts/shift-icon';
import {
  hoursText,
  shiftLengthText,
  shiftMomentText,
  shiftNamed,
  shiftPayText,
  shiftTimeText,
} from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { BookButton, type Bookable } from './booking/book-button';
import { Fatigue } from './fatigue';
import { FacilityRecord } from './facility-record';
import { inviteText } from './invite-text';
import { fixOf } from './booking/reason-fixes';
import { reasonCatalogs, reasonTexts, stepTexts, type About } from './booking/reason-texts';
import type { FeedShift } from './requested-shifts';
import { LeaveShift } from './booking/leave-shift';
import styles from './shifts.module.css';

type Props = Omit<Bookable, 'found'> & { found: FeedShift; own: About['own'] };

const Pay = ({ found: { shift, payroll } }: Pick<Props, 'found'>) => {
  const { t } = useTranslation('shifts');
  if (payroll) return <p className={styles.pay}>{t('row.payroll', { organization: shift.organization })}</p>;
  const { expectedCents, currency, rateCents, differentials, bonusCents, minutes, breakRule } = shift;
  const rates = [
    t('row.rate', {
      hours: hoursText(scheduledPaidMinutes(minutes, breakRule)),
      rate: shiftPayText(rateCents, currency),
    }),
    ...differentials.map(({ kind, hourlyCents }) =>
      t('row.differential', { kind: t(`differential.${kind}`), rate: shiftPayText(hourlyCents, currency) }),
    ),
    ...(bonusCents > 0 ? [t('row.bonus', { amount: shiftPayText(bonusCents, currency) })] : []),
  ];
  return (
    <p className={styles.pay}>
      <b>{shiftPayText(expectedCents, currency)}</b> <span>{rates.join(' · ')}</span>
    </p>
  );
};

const Act = ({ found, ...booking }: Bookable) => {
  const { t } = useTranslation('shifts');
  const { shift, way, opensAt, invite } = found;
  if (way === null) return null;
  if (opensAt !== null) {
    return <p className={styles.opens}>{t('row.opens', { when: shiftMomentText(opensAt, shift.timeZone) })}</p>;
  }
  return (
    <div className={styles.act}>
      <BookButton found={found} {...booking} />
      <small>{t(`way.${way}`)}</small>
      {invite && <DeclineInvite shift={shift} />}
    </div>
  );
};

const DeclineInvite = ({ shift }: { shift: FoundShift['shift'] }) => {
  const { t } = useTranslation('shifts');
  const decline = useDeclineInvite();
  const send = useSendOnce(decline);
  const named = shiftNamed(shift, shift);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t('invite.declineNamed', named)}
      loading={decline.isPending}
      onClick={() => send(shift.shiftId, () => toast.success(t('invite.declined')))}
    >
      {t('invite.decline')}
    </Button>
  );
};

/** A request that waits for the unit's answer. */
const Requested = ({ request }: { request: OwnBooking }) => {
  const { t } = useTranslation('shifts');
  return (
    <div className={styles.request}>
      <Badge tone="info">{t('kind.requested')}</Badge>
      <LeaveShift own={request} />
    </div>
  );
};

/** A shift of the feed: pay first, then when and where, then whether the person can have it. */
export const ShiftRow = ({ own, ...booking }: Props) => {
  const { t } = useTranslation(reasonCatalogs);
  const { found } = booking;
  const { shift, way, load, reasons, steps, facility, request } = found;
  const record = facility && <FacilityRecord record={facility} />;
  const isLow = facility !== undefined && facility.score !== null && facility.score < effectRules.instantFrom;
  const about = { shift, own };
  const notes = way === null ? reasonTexts(reasons, about, t) : stepTexts(steps, about, t);
  const fix = way === null ? fixOf(reasons) : null;
  const left = freeSlots(shift);
  return (
    <li className={styles.row} data-closed={(way === null && !request) || undefined}>
      <div className={styles.words}>
        {isLow && <p className={styles.record}>{record}</p>}
        <Pay found={found} />
        <h3>
          <ShiftIcon startTime={shift.startTime} /> {shiftTimeText(shift)} <span>{shiftLengthText(shift)}</span>
        </h3>
        <p className={styles.place}>
          <b>{shift.unit}</b> · {shift.location} · {shift.organization}
        </p>
        {shift.orientation && <p className={styles.left}>{t('orientation')}</p>}
        {!isLow && record && <p className={styles.left}>{record}</p>}
        {found.invite && <p className={styles.invite}>{inviteText(found, t)}</p>}
        {way !== null && load && <Fatigue load={load} />}
        {notes.length > 0 && (
          <ul className={styles.notes} role="list">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {fix && (
          <Link to={fix.to} className={styles.fix}>
            {t(`fix.${fix.page}`)}
          </Link>
        )}
        {shift.headcount > 1 && <p className={styles.left}>{t('row.left', { left, count: shift.headcount })}</p>}
      </div>
      {request ? <Requested request={request} /> : <Act {...booking} />}
    </li>
  );
};
