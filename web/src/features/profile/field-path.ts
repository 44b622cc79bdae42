/** A field of any entry of its list: `licenses.number` of `licenses.3.number`. */
export const generalPath = (path: string): string => path.replace(/\.\d+\./, '.');
