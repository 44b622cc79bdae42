import { useSyncExternalStore } from 'react';
import { classNames } from './class-names';
import { toastStore } from './toast';
import styles from './toaster.module.css';

/** Stands in the page from the start, so that screen readers notice what appears in it. */
export const Toaster = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className={classNames(styles.toast, kind === 'error' && styles.error)}>
          {text}
        </div>
      ))}
    </div>
  );
};
