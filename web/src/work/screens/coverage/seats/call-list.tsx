import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Shift } from '@shared/work/model/shifts/shift';
import type { CallablePerson } from '@shared/work/model/shifts/call-list';
import { Face } from '@/components/faces/face';
import { MutedText } from '@/components/layout';
import { PhoneLink } from '@/components/phone-number';
import { QueryGate } from '@/components/records/query-gate';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { callListQuery } from '../coverage-queries';
import styles from '../panel.module.css';

/** People the charge nurse can reach when no one accepted in the app. Gets the focus when it is opened. */
export const CallList = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('coverage');
  const calls = useQuery(callListQuery(shift.shiftId));
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.focus();
  }, []);
  return (
    <section ref={list} tabIndex={-1} className={styles.section} aria-label={t('calls.title')}>
      <QueryGate query={calls} loading={t('calls.loading')} rows={3}>
        {({ people, unable }) => (
          <>
            <MutedText>{t(people.length === 0 ? 'calls.none' : 'calls.text')}</MutedText>
            {people.length > 0 && (
              <ol role="list">
                {people.map((person) => (
                  <Callable key={person.userId} person={person} />
                ))}
              </ol>
            )}
            {unable.length > 0 && (
              <details open={people.length === 0}>
                <summary>
                  <MutedText as="span">{t('calls.unable', { count: unable.length })}</MutedText>
                </summary>
                <ul role="list">
                  {unable.map(({ userId, name, refusal }) => (
                    <li key={userId}>
                      <MutedText as="span">{t(`seat.refused.${refusal}`, { name: knownName(name) })}</MutedText>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </>
        )}
      </QueryGate>
    </section>
  );
};

/** Without a shared number, a message reaches them. */
const Callable = ({ person: { userId, name, phone, lastWorkedOn, available } }: { person: CallablePerson }) => {
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
        <MessageButton userId={userId} size="small" name={shown} />
      ) : (
        <span className={styles.phone}>
          <PhoneLink phone={phone} />
        </span>
      )}
    </li>
  );
};
