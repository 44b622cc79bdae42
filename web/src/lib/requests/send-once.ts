import { useOneAtATime } from './one-at-a-time';

type Sender<V, R> = { mutateAsync: (value: V) => Promise<R> };

/** Ignores calls until the response arrives; `isPending` updates too late for double clicks. */
export const useSendOnce = <V, R>({ mutateAsync }: Sender<V, R>) => {
  const oneAtATime = useOneAtATime();
  return (value: V, onSuccess: (result: R) => void, onEnd?: () => void): void =>
    void oneAtATime(() =>
      mutateAsync(value)
        .then(onSuccess, () => undefined)
        .finally(onEnd),
    );
};
