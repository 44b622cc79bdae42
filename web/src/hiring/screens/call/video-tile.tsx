import { MicOff, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { initials } from '@/lib/time/format';
import type { PeerState } from './peer';
import styles from './call.module.css';

type Props = {
  name: string;
  stream: MediaStream | null;
  hasPicture: boolean;
  isMuted: boolean;
  state?: PeerState;
  own?: boolean;
  isScreen?: boolean;
};

export const VideoTile = ({ name, stream, hasPicture, isMuted, state, own = false, isScreen = false }: Props) => {
  const { t } = useTranslation('call');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element && element.srcObject !== stream) element.srcObject = stream;
  }, [stream]);
  return (
    <figure className={classNames(styles.tile, own && styles.own, isScreen && styles.screenTile)}>
      <video
        ref={video}
        className={classNames(styles.picture, own && !isScreen && styles.mirrored, !hasPicture && styles.dark)}
        autoPlay
        playsInline
        muted={own}
      />
      {!hasPicture && (
        <span className={styles.initials} aria-hidden="true">
          {initials(name) || '?'}
        </span>
      )}
      {state !== undefined && state !== 'connected' && (
        <span className={styles.wait} role="status">
          {state === 'interrupted' && <WifiOff size={18} aria-hidden="true" />}
          {t(`state.${state}`)}
        </span>
      )}
      <figcaption className={styles.name}>
        {isMuted && <MicOff size={16} role="img" aria-label={t('muted')} />}
        {own ? t('you') : name}
      </figcaption>
    </figure>
  );
};
