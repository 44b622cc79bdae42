import { displayDurations } from '@shared/limits';

/** What a person may still do about it, such as taking it back. */
export type ToastAction = { label: string; onSelect: () => void };
export type Toast = { id: number; kind: 'success' | 'error'; text: string; action?: ToastAction };

let shown: readonly Toast[] = [];
/** Open dialogs, the topmost last. Beside a modal dialog nothing can be seen, pressed or heard. */
let dialogs: readonly string[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

const change = (toasts: readonly Toast[]) => {
  shown = toasts;
  announce();
};

/** From now on the toasts stand in this dialog, until the function that it returns is called. */
export const showToastsIn = (dialog: string): (() => void) => {
  dialogs = [...dialogs, dialog];
  announce();
  return () => {
    dialogs = dialogs.filter((open) => open !== dialog);
    announce();
  };
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
  /** Null while no dialog is open: they stand in the page. */
  dialog: (): string | null => dialogs.at(-1) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
