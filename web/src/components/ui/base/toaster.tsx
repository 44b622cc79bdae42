import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { classNames } from './class-names';
import { dismissToast, showToastsIn, toastStore } from './toast';
import styles from './toaster.module.css';

const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
const useTopDialog = () => useSyncExternalStore(toastStore.subscribe, toastStore.dialog, toastStore.dialog);

/** Stands there before the first toast does, so that screen readers notice what appears in it. */
const Region = ({ isShowing }: { isShowing: boolean }) => {
  const toasts = useToasts();
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {(isShowing ? toasts : []).map(({ id, kind, text, action }) => (
        // What it lies over is free after a press.
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

/** The toasts of the page. */
export const Toaster = () => <Region isShowing={useTopDialog() === null} />;

/** The toasts while a modal dialog is open: it holds them, or they would lie behind it. */
export const DialogToaster = () => {
  const id = useId();
  useLayoutEffect(() => {
    return showToastsIn(id);
  }, [id]);
  return <Region isShowing={useTopDialog() === id} />;
};
