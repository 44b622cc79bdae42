import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { classNames } from './class-names';
import { dismissToast, keepToastsOutOf, showToastsIn, toastStore } from './toast';
import styles from './toaster.module.css';

const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
const useTopDialog = () => useSyncExternalStore(toastStore.subscribe, toastStore.dialog, toastStore.dialog);

/** Live region; must exist before the first toast so screen readers announce it. */
const Region = ({ isShowing }: { isShowing: boolean }) => {
  const toasts = useToasts();
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {(isShowing ? toasts : []).map(({ id, kind, text, action }) => (
        // A click dismisses it to reveal what it covers.
        <div
          key={id}
          className={classNames(styles.toast, kind === 'error' && styles.error)}
          onClick={() => dismissToast(id)}
        >
          <span>{text}</span>
          {action && (
            <button type="button" className={styles.action} onClick={action.onSelect}>
              {action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
};

export const Toaster = () => <Region isShowing={useTopDialog() === null} />;

/** Toasts inside a modal dialog, which would otherwise cover them. */
export const DialogToaster = ({ isAside = false }: { isAside?: boolean }) => {
  const id = useId();
  useLayoutEffect(() => {
    return showToastsIn(id);
  }, [id]);
  useLayoutEffect(() => {
    if (!isAside) return undefined;
    return keepToastsOutOf(id);
  }, [id, isAside]);
  return <Region isShowing={useTopDialog() === id} />;
};
