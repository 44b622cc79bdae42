import { displayDurations } from '@shared/limits';

export type ToastAction = { label: string; onSelect: () => void };
export type Toast = { id: number; kind: 'success' | 'error'; text: string; action?: ToastAction };

let shown: readonly Toast[] = [];
/** IDs of open dialogs, topmost last. Content outside a modal dialog is inert. */
let dialogs: readonly string[] = [];
/** Hidden dialogs, which keep their position. */
const aside = new Set<string>();
let nextId = 1;
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

const change = (toasts: readonly Toast[]) => {
  shown = toasts;
  announce();
};

export const showToastsIn = (dialog: string): (() => void) => {
  dialogs = [...dialogs, dialog];
  announce();
  return () => {
    dialogs = dialogs.filter((open) => open !== dialog);
    announce();
  };
};

export const keepToastsOutOf = (dialog: string): (() => void) => {
  aside.add(dialog);
  announce();
  return () => {
    aside.delete(dialog);
    announce();
  };
};

export const dismissToast = (id: number): void => change(shown.filter((toast) => toast.id !== id));

/** Number of toasts shown; older ones disappear, because more would cover the page. */
const mostShown = 3;

const show = (kind: Toast['kind'], text: string, action?: ToastAction): void => {
  const id = nextId;
  nextId += 1;
  change([...shown.slice(1 - mostShown), { id, kind, text, ...(action && { action }) }]);
  setTimeout(() => dismissToast(id), action ? displayDurations.toastWithAction : displayDurations.toast);
};

export const toast = {
  success: (text: string, action?: ToastAction): void => show('success', text, action),
  error: (text: string): void => show('error', text),
};

export const toastStore = {
  get: (): readonly Toast[] => shown,
  /** Null while no dialog is open: toasts show in the page. */
  dialog: (): string | null => dialogs.findLast((open) => !aside.has(open)) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
