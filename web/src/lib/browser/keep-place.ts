const isField = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement;

/** What tells a control from the others of its kind, also in another rendering of the page. */
const signOf = (control: Element): string =>
  ['name', 'href', 'aria-label'].map((name) => control.getAttribute(name) ?? '').join('|') + control.textContent;

const isShown = (control: HTMLElement): boolean => !control.matches(':disabled') && control.checkVisibility();

const successorOf = (control: HTMLElement, root: HTMLElement): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(control.tagName)].find((it) => signOf(it) === signOf(control) && isShown(it));

/** As if typed: React learns of it. */
const type = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const goOn = (control: HTMLElement, successor: HTMLElement): void => {
  successor.focus();
  if (isField(control) && isField(successor) && control.value && !successor.value) type(successor, control.value);
};

/**
 * For a written page that the application draws anew: the control that has the focus, with what is typed there, goes on
 * in the control that takes its place, unless the person does something else first. Call before rendering.
 */
export const keepPlace = (root: HTMLElement): void => {
  const written = root.firstElementChild;
  let control = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const done = new AbortController();
  const observer = new MutationObserver(() => {
    if (written?.isConnected) return;
    const lost = control?.isConnected || document.activeElement !== document.body ? null : control;
    const successor = lost && successorOf(lost, root);
    if (lost && successor) goOn(lost, successor);
    if (!lost || successor) done.abort();
  });
  const listening = { capture: true, signal: done.signal };
  root.addEventListener('focusin', ({ target }) => (control = target as HTMLElement), listening);
  const onOther = (): void => {
    if (!written?.isConnected) done.abort();
  };
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, onOther, listening);
  done.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
};
