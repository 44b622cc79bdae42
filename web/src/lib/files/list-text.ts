/** A list's text: in UTF-8, or as Excel saves "Unicode text" and, on Windows, "CSV". */
export const listText = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** File types in which spreadsheets save lists. */
export const listTypes = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
