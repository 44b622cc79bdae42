const start = '<!-- written by npm run bench:search -->';
const end = '<!-- end of npm run bench:search -->';

/** The part of the report that the bench of the search writes; empty before its first run. */
export const searchSection = (report: string): string => {
  const [from, to] = [report.indexOf(start), report.indexOf(end)];
  return from < 0 || to < 0 ? '' : report.slice(from + start.length, to).trim();
};

/** The report with this part instead of the one it had. */
export const withSearchSection = (report: string, section: string): string => {
  const [from, to] = [report.indexOf(start), report.indexOf(end)];
  const rest = from < 0 || to < 0 ? report : report.slice(0, from) + report.slice(to + end.length);
  return section ? `${rest.trim()}\n\n${start}\n\n${section}\n\n${end}\n` : `${rest.trim()}\n`;
};
