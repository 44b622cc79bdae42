import { Mic, MicOff, MonitorUp, MonitorX, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Input, LocalMedia } from './local-media';
import styles from './call.module.css';

type ControlProps = { label: string; isOn: boolean; icon: ReactNode; onClick: () => void };

const Control = ({ label, isOn, icon, onClick }: ControlProps) => (
  <button
    type="button"
    className={classNames(styles.control, !isOn && styles.controlOff)}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {icon}
  </button>
);

const icons = { microphone: [Mic, MicOff], camera: [Video, VideoOff] } as const;

const InputControl = ({ input, media }: { input: Input; media: LocalMedia }) => {
  const { t } = useTranslation('call');
  const { isOn } = media.inputs[input];
  const Icon = icons[input][isOn ? 0 : 1];
  return (
    <Control
      label={isOn ? t(`${input}.turnOff`) : t(`${input}.turnOn`)}
      isOn={isOn}
      icon={<Icon size={22} aria-hidden="true" />}
      onClick={() => media.toggle(input)}
    />
  );
};

export const MediaControls = ({ media, withScreen = false }: { media: LocalMedia; withScreen?: boolean }) => {
  const { t } = useTranslation('call');
  const isShared = media.screen !== null;
  const ScreenIcon = isShared ? MonitorX : MonitorUp;
  return (
    <>
      <InputControl input="microphone" media={media} />
      <InputControl input="camera" media={media} />
      {withScreen && media.canShareScreen && (
        <Control
          label={t(isShared ? 'screen.stop' : 'screen.share')}
          isOn
          icon={<ScreenIcon size={22} aria-hidden="true" />}
          onClick={media.toggleScreen}
        />
      )}
    </>
  );
};
