const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** After the page re-rendered: if the focused element is gone, focuses the content, so Tab doesn't start at the top. */
export const catchFocus = (): void =>
  queueMicrotask(() => {
    if (isLost()) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });

type Ref = (leaving: HTMLElement | null) => () => void;

const onLeaving =
  (homeOf: (leaving: HTMLElement) => HTMLElement | null, first: string): Ref =>
  (leaving) =>
  () => {
    if (!leaving?.contains(document.activeElement)) return;
    const home = homeOf(leaving);
    queueMicrotask(() => (home?.querySelector<HTMLElement>(first) ?? home)?.focus());
  };

/** For a bar that disappears with the pressed button: focuses the list. */
export const returnsFocus = onLeaving(
  (bar) => bar.closest<HTMLElement>('[role="tabpanel"], main'),
  'input[type="checkbox"]:enabled',
);

/** For a button that opens a tab of its dialog and disappears. */
export const leadsToTab = onLeaving((button) => button.closest('dialog'), '[role="tab"][aria-selected="true"]');

/** For buttons that others replace. */
export const passesFocusOn = onLeaving((buttons) => buttons.parentElement, 'a, button');
