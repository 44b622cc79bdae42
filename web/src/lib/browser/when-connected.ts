let reconnection: Promise<void> | null = null;

/** Vite takes a style sheet whose link is there for loaded, even one that failed. */
const removeFailedStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.remove();
  }
};

const reconnected = (): Promise<void> =>
  (reconnection ??= new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  }).then(() => {
    reconnection = null;
    removeFailedStyles();
  }));

/** Loads code or texts. What fails without a connection is loaded again when there is one; other errors are thrown. */
export const whenConnected = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await reconnected();
    return whenConnected(load);
  }
};
