import { useSyncExternalStore } from 'react';
import { classNames } from './class-names';
import { dismissToast, toastStore } from './toast';
import styles from './toaster.module.css';

/** Stands in the page from the start, so that screen readers notice what appears in it. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toasts.map(({ id, kind, text, action }) => (
        <div key={id} className={classNames(styles.toast, kind === 'error' && styles.error)}>
          <span>{text}</span>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                dismissToast(id);
                action.onSelect();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
};
