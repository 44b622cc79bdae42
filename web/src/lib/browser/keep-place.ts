const notTyped = /^(button|checkbox|file|radio|submit)$/;
const isField = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !notTyped.test(element.type);

/** Identifies a control among others of its kind, also in another rendering of the page. */
const signOf = (control: Element): string =>
  ['name', 'href', 'aria-label'].map((name) => control.getAttribute(name) ?? '').join('|') + control.textContent;

const isShown = (control: HTMLElement): boolean => !control.matches(':disabled') && control.checkVisibility();

const successorOf = (control: HTMLElement, root: HTMLElement): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(control.tagName)].find((it) => signOf(it) === signOf(control) && isShown(it));

/** Sets the value as if typed, so that React notices. */
const type = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const goOn = (control: HTMLElement, successor: HTMLElement, isSent: boolean): void => {
  successor.focus();
  if (!isField(control) || !isField(successor)) return;
  if (control.value && control.value !== successor.value) type(successor, control.value);
  // Runs once React has rendered the form with the text.
  if (isSent) queueMicrotask(() => successor.form?.requestSubmit());
};

/** The control, if it was removed while focused. */
const lostOf = (control: HTMLElement | null): HTMLElement | null =>
  control?.isConnected || document.activeElement !== document.body ? null : control;

/** Keys that precede or accompany a character. */
const partOfCharacter = /^(AltGraph|CapsLock|Dead|Process|Shift)$/;

/** Collects typed text while no field can take it. False: the key does something else. */
const typeMeanwhile = (field: HTMLInputElement, event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey } = event;
  if (partOfCharacter.test(key)) return true;
  const isCharacter = key.length === 1 && !ctrlKey && !metaKey;
  if (!isCharacter && key !== 'Backspace' && key !== 'Enter') return false;
  if (isCharacter) field.value += key;
  if (key === 'Backspace') field.value = field.value.slice(0, -1);
  // Prevents scrolling and shortcuts.
  event.preventDefault();
  event.stopPropagation();
  return true;
};

/**
 * For a prerendered page that the application renders again: the focused control, with text typed and sent with
 * Enter meanwhile, continues in the control that replaces it, unless the person does something else first. Call before
 * rendering.
 */
export const keepPlace = (root: HTMLElement): void => {
  const written = root.firstElementChild;
  let control = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  let isSent = false;
  const done = new AbortController();
  const observer = new MutationObserver(() => {
    if (written?.isConnected) return;
    const lost = lostOf(control);
    const successor = lost && successorOf(lost, root);
    if (lost && successor) goOn(lost, successor, isSent);
    if (!lost || successor) done.abort();
  });
  const listening = { capture: true, signal: done.signal };
  root.addEventListener('focusin', ({ target }) => (control = target as HTMLElement), listening);
  const onKey = (event: Event): void => {
    if (written?.isConnected) return;
    const lost = lostOf(control);
    // Browser autofill sends an event without a key.
    if (!isField(lost) || !(event instanceof KeyboardEvent) || !typeMeanwhile(lost, event)) done.abort();
    else if (event.key === 'Enter') isSent = true;
  };
  const onPointer = (): void => {
    if (!written?.isConnected) done.abort();
  };
  window.addEventListener('keydown', onKey, listening);
  window.addEventListener('pointerdown', onPointer, listening);
  done.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
};
