import { displayDurations } from '@shared/limits';

/** What a person may still do about it, such as taking it back. */
export type ToastAction = { label: string; onSelect: () => void };
export type Toast = { id: number; kind: 'success' | 'error'; text: string; action?: ToastAction };

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const change = (toasts: readonly Toast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

export const dismissToast = (id: number): void => change(shown.filter((toast) => toast.id !== id));

const show = (kind: Toast['kind'], text: string, action?: ToastAction): void => {
  const id = nextId;
  nextId += 1;
  change([...shown, { id, kind, text, ...(action && { action }) }]);
  setTimeout(() => dismissToast(id), action ? displayDurations.toastWithAction : displayDurations.toast);
};

/** Short confirmations at the edge of the screen. */
export const toast = {
  success: (text: string, action?: ToastAction): void => show('success', text, action),
  error: (text: string): void => show('error', text),
};

export const toastStore = {
  get: (): readonly Toast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
