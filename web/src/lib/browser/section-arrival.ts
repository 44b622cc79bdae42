const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section with this ID once it is rendered, and again when loading parts move it, until the person does
 * something. Returns a function that ends it.
 */
export const followSection = (id: string): (() => void) => {
  let found: Element | null = null;
  const show = (): void => {
    found = document.getElementById(id);
    found?.scrollIntoView();
  };
  const arrived = new AbortController();
  const resized = new ResizeObserver(show);
  // It may replace something of the same height.
  const drawn = new MutationObserver(() => {
    if (document.getElementById(id) !== found) show();
  });
  const { signal } = arrived;
  signal.addEventListener('abort', () => {
    resized.disconnect();
    drawn.disconnect();
  });
  for (const move of ownMoves)
    window.addEventListener(move, () => arrived.abort(), { signal, capture: true, passive: true });
  show();
  resized.observe(document.body);
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => arrived.abort();
};
