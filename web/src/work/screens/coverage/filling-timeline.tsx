import { mayStartCoverNow } from '@shared/work/rules/filling/filling';
import type { ShiftFilling } from '@shared/work/model/shifts/shift-filling';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { shiftMomentText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { CallList } from './seats/call-list';
import { useCoverNow, type ShiftWithBookings } from './coverage-queries';
import styles from './panel.module.css';

type Move = ShiftFilling['moves'][number];
type Props = Pick<ShiftWithBookings, 'shift' | 'filling'> & { now: number };

const Moved = ({ move, timeZone }: { move: Move; timeZone: string }) => {
  const { t } = useTranslation('coverage');
  const { kind, people, accepted, declined, name } = move;
  const asked = name === null ? t('fill.former') : t('fill.backup', { name: knownName(name) });
  const answers = [
    ...(accepted > 0 ? [t('fill.accepted')] : []),
    ...(declined > 0 ? [t('fill.declined', { count: declined })] : []),
  ];
  return (
    <li className={styles.person}>
      <span className={styles.words}>
        <b>{kind === 'backup' ? asked : t('fill.wave', { count: people })}</b>
        <small>{[shiftMomentText(move.at, timeZone), ...answers].join(' · ')}</small>
      </span>
    </li>
  );
};

const Next = ({ filling, timeZone }: { filling: ShiftFilling; timeZone: string }) => {
  const { t } = useTranslation('coverage');
  if (filling.state === 'paused') return <MutedText>{t('fill.paused')}</MutedText>;
  if (filling.state === 'ended' || filling.nextAt === null) return null;
  const when = shiftMomentText(filling.nextAt, timeZone);
  return <MutedText>{t(filling.next === 'backup' ? 'fill.nextBackup' : 'fill.nextWave', { when })}</MutedText>;
};

const Buttons = ({ shift, filling, now }: Props) => {
  const { t } = useTranslation('coverage');
  const cover = useCoverNow(shift.shiftId);
  const oneAtATime = useOneAtATime();
  const urgent = filling?.kind === 'cover_now' && filling.state !== 'ended' ? filling.state : null;
  if (!mayStartCoverNow(shift, new Date(now))) return null;
  const isRunning = urgent === 'running';
  const act = () =>
    cover.mutateAsync(isRunning ? 'pauseCoverNow' : 'coverNow').then(
      () => toast.success(t(isRunning ? 'fill.nowPaused' : 'fill.started')),
      (error: unknown) => toast.error((error as Error).message),
    );
  const label = urgent === null ? 'fill.start' : 'fill.resume';
  return (
    <>
      {urgent === null && <MutedText>{t('fill.hint')}</MutedText>}
      <div>
        <Button variant="secondary" size="small" loading={cover.isPending} onClick={() => void oneAtATime(act)}>
          {t(isRunning ? 'fill.pause' : label)}
        </Button>
      </div>
    </>
  );
};

/** Whether it is at the last step, after the pool was asked. */
const isCalling = (filling: ShiftFilling | null): boolean =>
  filling?.kind === 'cover_now' && filling.state !== 'ended' && filling.moves.some(({ kind }) => kind === 'cover_now');

/** The people asked for the shift, and the next steps. */
export const FillingTimeline = ({ shift, filling, now }: Props) => {
  const { t } = useTranslation('coverage');
  const isQuiet = !filling || (filling.moves.length === 0 && filling.state === 'ended');
  if (isQuiet && !mayStartCoverNow(shift, new Date(now))) return null;
  if (shift.status === 'draft' || shift.status === 'canceled') return null;
  return (
    <section className={styles.section}>
      <h3>{t(filling?.kind === 'waves' ? 'fill.waves' : 'fill.coverNow')}</h3>
      {filling && !isQuiet && (
        <>
          <MutedText>
            {t('fill.at', {
              what: t(`fill.cause.${filling.cause}`),
              when: shiftMomentText(filling.startedAt, shift.timeZone),
            })}
          </MutedText>
          <ol role="list">
            {filling.moves.map((move) => (
              <Moved key={`${move.at} ${move.kind}`} move={move} timeZone={shift.timeZone} />
            ))}
          </ol>
          <Next filling={filling} timeZone={shift.timeZone} />
        </>
      )}
      {isCalling(filling) && <CallList shift={shift} />}
      <Buttons shift={shift} filling={filling} now={now} />
    </section>
  );
};
