import { PhoneOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { InterviewCall } from '@shared/hiring/model/interview';
import { MutedText } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLiveStatus } from '@/lib/live/live';
import { MediaControls } from './media-controls';
import type { LocalMedia } from './local-media';
import { useMeeting } from './use-meeting';
import { useStreamOf } from './use-stream';
import { VideoTile } from './video-tile';
import styles from './call.module.css';

type Props = { call: InterviewCall; name: string; media: LocalMedia; onLeave: () => void };

export const CallRoom = ({ call, name, media, onLeave }: Props) => {
  const { t } = useTranslation('call');
  const participants = useMeeting(call, media);
  const isConnected = useLiveStatus() === 'connected';
  const names = new Map(call.others.map(({ userId, name: theirs }) => [userId, theirs]));
  const { microphone, camera } = media.inputs;
  const isSharing = media.screen !== null;
  const ownStream = useStreamOf(media.screen ?? camera.track);
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    leave.current?.focus();
  }, []);
  return (
    <section className={styles.room} aria-label={t('room')}>
      <div className={styles.tiles} data-count={Math.min(participants.length, 4)}>
        {participants.length === 0 && (
          <div className={styles.empty} role="status">
            <p>{t('waiting', { names: call.others.map((other) => other.name).join(', ') })}</p>
            <MutedText>{t('waitingHint')}</MutedText>
          </div>
        )}
        {participants.map(({ page, userId, stream, state, sends }) => (
          <VideoTile
            key={page}
            name={names.get(userId) ?? ''}
            stream={stream}
            hasPicture={sends.camera || sends.screen}
            isMuted={!sends.microphone}
            state={state}
            isScreen={sends.screen}
          />
        ))}
      </div>
      <div className={styles.ownCorner}>
        <VideoTile
          name={name}
          stream={ownStream}
          hasPicture={camera.isOn || isSharing}
          isMuted={!microphone.isOn}
          isScreen={isSharing}
          own
        />
      </div>
      {!isConnected && (
        <div className={styles.notice}>
          <FormMessage kind="info">{t('offline')}</FormMessage>
        </div>
      )}
      <div className={styles.bar}>
        <MediaControls media={media} withScreen />
        <button ref={leave} type="button" className={styles.leave} onClick={onLeave}>
          <PhoneOff size={20} aria-hidden="true" />
          {t('leave')}
        </button>
      </div>
    </section>
  );
};
