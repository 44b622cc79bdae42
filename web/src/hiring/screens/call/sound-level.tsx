import { useEffect, useRef } from 'react';
import styles from './call.module.css';

const samples = 256;
/** Scale factor: normal speech fills the bar. */
const gain = 4;

export const SoundLevel = ({ track, label }: { track: MediaStreamTrack; label: string }) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = samples;
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const wave = new Float32Array(samples);
    let frame = 0;
    const draw = () => {
      analyser.getFloatTimeDomainData(wave);
      const loudness = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / samples);
      bar.current?.style.setProperty('--level', String(Math.min(1, loudness * gain)));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      source.disconnect();
      void context.close();
    };
  }, [track]);
  return (
    <div className={styles.level} role="img" aria-label={label}>
      <div ref={bar} />
    </div>
  );
};
