type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/** Must run before the router subscribes: listeners run in order, so this one can withhold a popstate event. */
export const listenBeforeRouter = (): void => window.addEventListener('popstate', (event) => guard?.(event));

export const guardHistory = (own: Guard): (() => void) => {
  guard = own;
  return () => {
    if (guard === own) guard = null;
  };
};
