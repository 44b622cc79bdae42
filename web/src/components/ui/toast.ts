import { displayDurations } from '@shared/limits';

export type Toast = { id: number; kind: 'success' | 'error'; text: string };

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const change = (toasts: readonly Toast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

export const dismissToast = (id: number): void => change(shown.filter((toast) => toast.id !== id));

const show = (kind: Toast['kind'], text: string): void => {
  const id = nextId;
  nextId += 1;
  change([...shown, { id, kind, text }]);
  setTimeout(() => dismissToast(id), displayDurations.toast);
};

/** Short confirmations at the edge of the screen. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
};

export const toastStore = {
  get: (): readonly Toast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
