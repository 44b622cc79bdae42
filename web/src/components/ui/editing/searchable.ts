/** Props of lists that are searched by typing, and whose choice is shown elsewhere. */
export const searchable = {
  value: [] as string[],
  inputBehavior: 'autohighlight',
  selectionBehavior: 'preserve',
  openOnClick: true,
  loopFocus: true,
  positioning: { sameWidth: true, gutter: 4 },
} as const;
