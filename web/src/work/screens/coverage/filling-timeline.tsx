import { mayStartCoverNow } from '@shared/work/rules/filling/filling';
import type { ShiftFilling } from '@shared/work/model/shifts/shift-filling';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { shiftMomentText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { AskedPeople } from './asked-people';
import { CallList } from './seats/call-list';
import type { ShiftWithBookings } from './coverage-queries';
import { isCalling, type NextStep } from './next-step';
import styles from './panel.module.css';
import { useRunningCoverNow } from './use-shift-acts';

type Props = Pick<ShiftWithBookings, 'shift' | 'filling'> & {
  next: NextStep | null;
  now: number;
  calls: { isShown: boolean; show: () => void; hide: () => void };
};

const Next = ({ filling, timeZone }: { filling: ShiftFilling; timeZone: string }) => {
  const { t } = useTranslation('coverage');
  if (filling.state === 'paused') return <MutedText>{t('fill.paused')}</MutedText>;
  if (filling.state === 'ended' || filling.nextAt === null) return null;
  const when = shiftMomentText(filling.nextAt, timeZone);
  return <MutedText>{t(filling.next === 'backup' ? 'fill.nextBackup' : 'fill.nextWave', { when })}</MutedText>;
};

/** Pause, or a start that isn't the panel's next step. */
const CoverNowButton = ({ shift, filling, next, now }: Props) => {
  const { t } = useTranslation('coverage');
  const { run, pause, isPending } = useRunningCoverNow(shift.shiftId);
  const urgent = filling?.kind === 'cover_now' && filling.state !== 'ended' ? filling.state : null;
  if (!mayStartCoverNow(shift, new Date(now)) || next?.kind === 'start' || next?.kind === 'resume') return null;
  const isRunning = urgent === 'running';
  const label = urgent === null ? 'fill.start' : 'fill.resume';
  return (
    <Button variant="secondary" size="small" loading={isPending} onClick={isRunning ? pause : run}>
      {t(isRunning ? 'fill.pause' : label)}
    </Button>
  );
};

/** The people asked for the shift, and the next steps. */
export const FillingTimeline = (props: Props) => {
  const { shift, filling, next, now, calls } = props;
  const { t } = useTranslation('coverage');
  const isQuiet = !filling || (filling.moves.length === 0 && filling.state === 'ended');
  if (isQuiet && (!mayStartCoverNow(shift, new Date(now)) || next?.kind === 'start')) return null;
  if (shift.status === 'draft' || shift.status === 'canceled') return null;
  return (
    <section className={styles.section}>
      <h3>{t(filling?.kind === 'waves' ? 'fill.waves' : 'fill.coverNow')}</h3>
      {filling && !isQuiet ? (
        <>
          <MutedText>
            {t('fill.at', {
              what: t(`fill.cause.${filling.cause}`),
              when: shiftMomentText(filling.startedAt, shift.timeZone),
            })}
          </MutedText>
          <ol role="list">
            {filling.moves.map((move, index) => (
              <AskedPeople
                key={`${move.at} ${move.kind}`}
                move={move}
                timeZone={shift.timeZone}
                isLast={index === filling.moves.length - 1}
              />
            ))}
          </ol>
          {next?.kind !== 'resume' && <Next filling={filling} timeZone={shift.timeZone} />}
        </>
      ) : (
        <MutedText>{t('fill.hint')}</MutedText>
      )}
      {isCalling(filling) && calls.isShown && <CallList shift={shift} />}
      <div className={styles.acts}>
        <CoverNowButton {...props} />
        {isCalling(filling) && (calls.isShown || next?.kind !== 'call') && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={calls.isShown}
            onClick={calls.isShown ? calls.hide : calls.show}
          >
            {t(calls.isShown ? 'calls.hide' : 'calls.show')}
          </Button>
        )}
      </div>
    </section>
  );
};
