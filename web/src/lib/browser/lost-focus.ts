const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Once the page is drawn again: if what had the focus is gone, the content has it, so Tab doesn't begin at the top. */
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

/** For a bar that goes away with the button that was pressed: the list has the focus then. */
export const returnsFocus = onLeaving(
  (bar) => bar.closest<HTMLElement>('[role="tabpanel"], main'),
  'input[type="checkbox"]:enabled',
);

/** For a button that opens a tab of its dialog and goes away. */
export const leadsToTab = onLeaving((button) => button.closest('dialog'), '[role="tab"][aria-selected="true"]');

/** For buttons that others take the place of. */
export const passesFocusOn = onLeaving((buttons) => buttons.parentElement, 'a, button');
