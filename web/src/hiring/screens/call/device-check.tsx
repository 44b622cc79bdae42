import type { Interview } from '@shared/hiring/model/interview';
import { Row, Stack, MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { MediaControls } from './media-controls';
import type { Input, LocalMedia } from './local-media';
import { SoundLevel } from './sound-level';
import { useStreamOf } from './use-stream';
import { VideoTile } from './video-tile';
import styles from './call.module.css';

const DeviceField = ({ input, media }: { input: Input; media: LocalMedia }) => {
  const { t } = useTranslation('call');
  const devices = media.devices[input];
  if (devices.length === 0) return null;
  return (
    <SelectField
      label={t(`${input}.name`)}
      data={devices.map(({ deviceId, label }, index) => ({
        value: deviceId,
        label: label || t(`${input}.numbered`, { number: index + 1 }),
      }))}
      value={media.inputs[input].deviceId}
      onChange={(deviceId) => media.choose(input, deviceId ?? '')}
    />
  );
};

const Problems = ({ media }: { media: LocalMedia }) => {
  const { t } = useTranslation('call');
  const problems = (['microphone', 'camera'] as const).flatMap((input) => {
    const { problem } = media.inputs[input];
    return problem ? [{ input, problem }] : [];
  });
  if (media.isAsking || problems.length === 0) return null;
  return (
    <FormMessage kind="info">
      <Stack gap="xs">
        {problems.map(({ input, problem }) => (
          <p key={input}>{input === 'microphone' ? t(`microphone.${problem}`) : t(`camera.${problem}`)}</p>
        ))}
        <Row>
          <Button variant="secondary" size="small" onClick={media.askAgain}>
            {t('tryAgain')}
          </Button>
        </Row>
      </Stack>
    </FormMessage>
  );
};

type Props = { interview: Interview; name: string; media: LocalMedia; onJoin: () => void };

export const DeviceCheck = ({ interview, name, media, onJoin }: Props) => {
  const { t } = useTranslation('call');
  const { microphone, camera } = media.inputs;
  const stream = useStreamOf(camera.track);
  return (
    <Stack gap="l">
      <div className={styles.check}>
        <div className={styles.preview}>
          <VideoTile name={name} stream={stream} hasPicture={camera.isOn} isMuted={!microphone.isOn} own />
          <div className={styles.bar}>
            <MediaControls media={media} />
          </div>
        </div>
        <Stack>
          {media.isAsking && <MutedText>{t('asking')}</MutedText>}
          <Problems media={media} />
          <DeviceField input="microphone" media={media} />
          {microphone.track && microphone.isOn && <SoundLevel track={microphone.track} label={t('level')} />}
          <DeviceField input="camera" media={media} />
          <Row>
            <Button size="large" onClick={onJoin} disabled={media.isAsking}>
              {t('join')}
            </Button>
          </Row>
          <MutedText>
            {interview.jobTitle === null ? t('joinCallHint') : t('joinHint', { title: interview.jobTitle })}
          </MutedText>
        </Stack>
      </div>
    </Stack>
  );
};
