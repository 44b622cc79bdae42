import { useOneAtATime } from './one-at-a-time';

type Sender<V, R> = { mutateAsync: (value: V) => Promise<R> };

/**
 * Sends once, however often it is pressed before the answer is there: a mutation says only a moment later that it runs. A
 * refusal stays with the mutation.
 */
export const useSendOnce = <V, R>({ mutateAsync }: Sender<V, R>) => {
  const oneAtATime = useOneAtATime();
  return (value: V, onSuccess: (result: R) => void, onEnd?: () => void): void =>
    void oneAtATime(() =>
      mutateAsync(value)
        .then(onSuccess, () => undefined)
        .finally(onEnd),
    );
};
