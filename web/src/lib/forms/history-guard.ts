type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Must run before the router subscribes: listeners on window run in registration order, so this one can withhold a
 * popstate event from the router.
 */
export const listenBeforeRouter = (): void => window.addEventListener('popstate', (event) => guard?.(event));

export const guardHistory = (own: Guard): (() => void) => {
  guard = own;
  return () => {
    if (guard === own) guard = null;
  };
};
