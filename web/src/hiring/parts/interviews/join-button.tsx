import Video from 'lucide-react/dist/esm/icons/video.mjs';
import type { Interview } from '@shared/hiring/model/interview';
import { paths, pathTo } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useTranslation } from '@/lib/i18n/i18n';
import { placeClock } from '@/lib/time/place-time';
import { dayAt } from '@/lib/time/today';
import { whatIs } from './interview-labels';
import { roomOf, takesPart } from './interview-state';

type Props = { interview: Interview; userId: string; now: number; size?: 'small' | undefined };

const sameDay = (a: number, b: number): boolean => dayAt(a) === dayAt(b);

/** Opens the video room; enabled from a few minutes before the start. */
export const JoinButton = ({ interview, userId, now, size }: Props) => {
  const { t } = useTranslation('interviews');
  const room = roomOf(interview);
  if (!room || now > room.closes || !takesPart(interview, userId)) return null;
  const join = t('join.join', { what: whatIs(interview) });
  const icon = <Video size={18} aria-hidden="true" />;
  if (now < room.opens)
    return (
      <Button
        disabled
        size={size}
        variant="secondary"
        leftIcon={icon}
        title={t('join.opens', { at: placeClock(room.opens, interview.timeZone) })}
      >
        {sameDay(now, room.opens) ? t('join.opensAt', { at: placeClock(room.opens, interview.timeZone) }) : join}
      </Button>
    );
  return (
    <ButtonLink size={size} leftIcon={icon} to={pathTo(paths.joinInterview, { interviewId: interview.interviewId })}>
      {join}
    </ButtonLink>
  );
};
