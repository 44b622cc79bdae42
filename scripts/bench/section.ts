export type Section = { of(report: string): string; within(report: string, section: string): string };

export const sectionOf = (command: string): Section => {
  const start = `<!-- written by ${command} -->`;
  const end = `<!-- end of ${command} -->`;
  return {
    of(report) {
      const [from, to] = [report.indexOf(start), report.indexOf(end)];
      return from < 0 || to < 0 ? '' : report.slice(from + start.length, to).trim();
    },
    within(report, section) {
      const [from, to] = [report.indexOf(start), report.indexOf(end)];
      const rest = from < 0 || to < 0 ? report : report.slice(0, from) + report.slice(to + end.length);
      return section ? `${rest.trim()}\n\n${start}\n\n${section}\n\n${end}\n` : `${rest.trim()}\n`;
    },
  };
};

export const searchPart = sectionOf('npm run bench:search');
export const realtimePart = sectionOf('npm run bench:realtime');
export const loadPart = sectionOf('npm run bench:load');
export const usePart = sectionOf('npm run bench:use');
export const shiftsPart = sectionOf('npm run bench:shifts');
export const pagesPart = sectionOf('npm run bench:pages');
export const boardPart = sectionOf('npm run bench:board');
/** Manually written results of the drills. */
export const drillPart = sectionOf('hand: drills');
/** Manually written effects of changes on cold starts. */
export const comparisonPart = sectionOf('hand: cold starts before and after');
/** Metrics copied from the run's output. */
export const webhooksPart = sectionOf('hand: webhooks');

/** The new report with sections of other benchmarks from the previous one. */
export const withParts = (report: string, former: string): string =>
  [
    comparisonPart,
    webhooksPart,
    pagesPart,
    boardPart,
    searchPart,
    realtimePart,
    loadPart,
    usePart,
    shiftsPart,
    drillPart,
  ].reduce((text, part) => part.within(text, part.of(former)), report);
