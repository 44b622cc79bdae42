/** Marks a file as UTF-8 for spreadsheet programs. */
export const byteOrderMark = '\uFEFF';

/** The response is an attachment, so the page stays. A new window would be blocked as a popup. */
export const saveDownload = ({ url }: { url: string }): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.rel = 'noopener';
  link.click();
};

const saveBlob = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

export const saveText = (text: string, fileName: string, type: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), fileName);

export const saveBytes = (base64: string, fileName: string, type: string): void =>
  saveBlob(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type }), fileName);
