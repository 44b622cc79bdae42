import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shift } from '@shared/work/model/shifts/shift';
import type { CallablePerson } from '@shared/work/model/shifts/shift-preferences';
import { Face } from '@/components/faces/face';
import { MutedText } from '@/components/layout';
import { PhoneLink } from '@/components/phone-number';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { callListQuery } from '../coverage-queries';
import styles from '../panel.module.css';

type OfShift = { shift: Shift };

/** People the charge nurse can call when no one accepted in the app. */
export const CallList = ({ shift }: OfShift) => {
  const { t } = useTranslation('coverage');
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {isShown && <People shift={shift} />}
      <div>
        <Button variant="quiet" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'calls.hide' : 'calls.show')}
        </Button>
      </div>
    </>
  );
};

const People = ({ shift }: OfShift) => {
  const { t } = useTranslation('coverage');
  const calls = useQuery(callListQuery(shift.shiftId));
  return (
    <section className={styles.section} aria-label={t('calls.title')}>
      <QueryGate query={calls} loading={t('calls.loading')} rows={3}>
        {({ people }) =>
          people.length === 0 ? (
            <MutedText>{t('calls.none')}</MutedText>
          ) : (
            <>
              <MutedText>{t('calls.text')}</MutedText>
              <ol role="list">
                {people.map((person) => (
                  <Callable key={person.userId} person={person} />
                ))}
              </ol>
            </>
          )
        }
      </QueryGate>
    </section>
  );
};

type CallableProps = { person: CallablePerson };

const Callable = ({ person: { userId, name, phone, lastWorkedOn, available } }: CallableProps) => {
  const { t } = useTranslation('coverage');
  const shown = knownName(name);
  return (
    <li className={styles.person}>
      <Face id={userId} name={shown} url={null} />
      <span className={styles.words}>
        <b>{shown}</b>
        <small>
          {lastWorkedOn === null ? t('calls.never') : t('calls.last', { date: shiftDayText(lastWorkedOn) })}
        </small>
        {!available && <small>{t('calls.unavailable')}</small>}
      </span>
      {phone === null ? (
        <small>{t('calls.noPhone')}</small>
      ) : (
        <span className={styles.phone}>
          <PhoneLink phone={phone} />
        </span>
      )}
    </li>
  );
};
