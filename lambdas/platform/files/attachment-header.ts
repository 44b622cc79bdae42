const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);

/** Content-Disposition of a file to save under this name, in any script (RFC 6266). */
export const attachmentHeader = (fileName: string): string => {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\/%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`;
};
