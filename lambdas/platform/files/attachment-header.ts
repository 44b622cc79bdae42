const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);

/** Content-Disposition for a download with this file name in any script (RFC 6266). */
export const attachmentHeader = (fileName: string): string => {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\/%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`;
};
