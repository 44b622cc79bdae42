import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Topic } from '@shared/messages/model/live';
import {
  followTopic,
  listenLive,
  liveStatus,
  onLiveStatus,
  sendLive,
  type LiveEvent,
  type LiveStatus,
} from './live-connection';

export { sendLive };
export type { LiveEvent, LiveStatus };

export const useLiveUpdates = (handler: (update: LiveEvent) => void): void => {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    return listenLive((update) => latest.current(update));
  }, []);
};

export const useTopic = (topic: Topic | null): void => {
  useEffect(() => {
    if (!topic) return undefined;
    return followTopic(topic);
  }, [topic]);
};

/** Topics without spaces, in any number. */
export const useTopics = (topics: readonly Topic[]): void => {
  const key = topics.join(' ');
  useEffect(() => {
    const stops = key === '' ? [] : key.split(' ').map((topic) => followTopic(topic as Topic));
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
};

export const useLiveStatus = (): LiveStatus => useSyncExternalStore(onLiveStatus, liveStatus, () => 'offline');
