type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Called before the router listens: whoever listens first may keep a step through the tab's history from it. The window
 * knows no capture phase, so the order of registration decides.
 */
export const listenBeforeRouter = (): void => window.addEventListener('popstate', (event) => guard?.(event));

/** Puts a form's guard in place; answers how to take it away. */
export const guardHistory = (own: Guard): (() => void) => {
  guard = own;
  return () => {
    if (guard === own) guard = null;
  };
};
