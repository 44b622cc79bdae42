/**
 * Saves what a short-lived address answers. The answer says that it is a file to save, so the page stays; a new window
 * would be blocked, because the address had to be asked for first.
 */
export const saveDownload = ({ url }: { url: string }): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.rel = 'noopener';
  link.click();
};

/** Saves a text that the page made. */
export const saveText = (text: string, fileName: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
