/** "ACLS" of "Advanced Cardiovascular Life Support (ACLS)", "CCRN" of "CCRN (adult critical care)". */
export const shortName = (label: string): string => {
  const [, name = label, inParentheses = ''] = /^(.*?)(?: \((.*)\))?$/.exec(label) ?? [];
  return /^[A-Z-]+$/.test(inParentheses) ? inParentheses : name;
};
