import { useNow } from '@/lib/time/use-now';
import type { AskedPerson, ShiftFilling } from '@shared/work/model/shifts/shift-filling';
import { shiftMomentText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './asked.module.css';

type Move = ShiftFilling['moves'][number];

/** "1:48" */
const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Counts down while a backup has the slot alone. */
const TimeLeft = ({ until }: { until: string }) => {
  const { t } = useTranslation('coverage');
  const left = Date.parse(until) - useNow(1000);
  return left > 0 ? t('fill.left', { time: clockText(left) }) : t('fill.answer.lapsed');
};

const Answer = ({ answer, until }: AskedPerson) => {
  const { t } = useTranslation('coverage');
  return <small data-answer={answer}>{until === null ? t(`fill.answer.${answer}`) : <TimeLeft until={until} />}</small>;
};

/** "Asked 15 people", with each person's answer. Backups are asked one at a time. */
export const AskedPeople = ({ move, timeZone, isLast }: { move: Move; timeZone: string; isLast: boolean }) => {
  const { t } = useTranslation('coverage');
  const { at, kind, people, accepted, declined, asked } = move;
  const [backup] = kind === 'backup' ? asked : [];
  const when = shiftMomentText(at, timeZone);
  if (backup) {
    return (
      <li className={styles.move} data-now={backup.answer === 'waiting' || undefined}>
        <b>{t('fill.backup', { name: knownName(backup.name) })}</b>
        <small>{when}</small>
        <Answer {...backup} />
      </li>
    );
  }
  const answers = [
    ...(accepted > 0 ? [t('fill.accepted', { count: accepted })] : []),
    ...(declined > 0 ? [t('fill.declined', { count: declined })] : []),
  ];
  return (
    <li className={styles.move} data-now={asked.some(({ answer }) => answer === 'waiting') || undefined}>
      <details open={isLast}>
        <summary>
          <b>{t('fill.wave', { count: people })}</b>
          <small>{[when, ...answers].join(' · ')}</small>
        </summary>
        <ul role="list">
          {asked.map((person) => (
            <li key={person.userId}>
              <span>{knownName(person.name)}</span>
              <Answer {...person} />
            </li>
          ))}
          {asked.length < people && <li>{t('fill.more', { count: people - asked.length })}</li>}
        </ul>
      </details>
    </li>
  );
};
