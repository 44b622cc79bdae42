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
