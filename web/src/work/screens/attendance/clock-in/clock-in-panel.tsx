import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import Clock3 from 'lucide-react/dist/esm/icons/clock-3.mjs';
import QrCode from 'lucide-react/dist/esm/icons/qr-code.mjs';
import { useState } from 'react';
import type { ShiftDay } from '@shared/work/model/attendance';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import type { DayFacts } from '@/work/parts/attendance/shift-day-facts';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeIn } from '@/lib/time/time-zones';
import { dayAheadMs } from '../day-texts';
import { HoldButton } from './hold-button';
import { LateDialog } from './late-dialog';
import { OtherWayDialog } from '../other-way-dialog';
import type { DayActions } from '../use-day-actions';
import styles from '../shift-day.module.css';

type Props = { day: ShiftDay; facts: DayFacts; isOpen: boolean; actions: DayActions; code: string; now: number };

/** Within reach of the thumb: clock in, another way to do it, and running late. */
export const ClockInPanel = ({ day, facts, isOpen, actions, code, now }: Props) => {
  const { t } = useTranslation('shift-day');
  const [isLate, setIsLate] = useState(false);
  const [askedEarly, setAskedEarly] = useState(false);
  const { attendance, place, clockInFrom } = day;
  const { timeZone, startsAt, location } = attendance;
  const isEarly = now < Date.parse(startsAt);
  const isDayOf = Date.parse(startsAt) - now < dayAheadMs;
  const start = timeIn(timeZone, Date.parse(startsAt));
  return (
    <div className={styles.thumb}>
      {facts.late && (
        <p role="status">{t(facts.late.isWaiting ? 'late.waiting' : 'late.told', { minutes: facts.late.minutes })}</p>
      )}
      <div className={styles.pair}>
        {isOpen && place.clockInBy !== 'code' && (
          <button
            type="button"
            className={styles.way}
            aria-haspopup="dialog"
            onClick={() => actions.setOtherWay({ kind: 'in', reason: 'chosen' })}
          >
            <QrCode size={20} aria-hidden="true" />
            {t('other.code')}
          </button>
        )}
        {isDayOf && (
          <button type="button" className={styles.way} aria-haspopup="dialog" onClick={() => setIsLate(true)}>
            <Clock3 size={20} aria-hidden="true" />
            {t('late.action')}
          </button>
        )}
      </div>
      {isOpen && isEarly && (
        <CheckboxField
          label={t('in.early')}
          description={t('in.earlyText', { time: start })}
          checked={askedEarly}
          onChange={(event) => setAskedEarly(event.currentTarget.checked)}
        />
      )}
      {!isOpen && (
        <p className={styles.soft}>{t('state.ahead', { time: timeIn(timeZone, Date.parse(clockInFrom)) })}</p>
      )}
      <HoldButton
        hint={t('in.hold')}
        disabled={!isOpen}
        busy={actions.isBusy}
        onHold={() => actions.clockIn(isEarly && askedEarly)}
      >
        <Clock size={22} aria-hidden="true" />
        {t('in.action')}
      </HoldButton>
      <p className={styles.promise}>{t('in.promise')}</p>
      {actions.otherWay && (
        <OtherWayDialog
          way={actions.otherWay}
          location={location}
          meters={place.fenceMeters}
          code={code}
          onCode={(typed) => actions.clockWith('in', { code: typed }, isEarly && askedEarly)}
          onAnyway={() => actions.clockWith('in', null, isEarly && askedEarly)}
          onClose={() => actions.setOtherWay(null)}
        />
      )}
      {isLate && (
        <LateDialog
          onLate={(minutes) => {
            setIsLate(false);
            actions.late(minutes);
          }}
          onClose={() => setIsLate(false)}
        />
      )}
    </div>
  );
};
