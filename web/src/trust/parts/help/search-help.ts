import MiniSearch from 'minisearch';

/** A searchable article or question, with its texts. */
export type HelpEntry = { id: string; title: string; summary: string; text: string };

const folded = (term: string): string => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words this short must match exactly: one letter more or less is another word. */
const exactLength = 3;

/** Finds entries by words or prefixes, with small typos, best first. */
export const createHelpSearch = <E extends HelpEntry>(entries: readonly E[]): ((query: string) => readonly E[]) => {
  const index = new MiniSearch<E>({
    fields: ['title', 'summary', 'text'],
    processTerm: folded,
    searchOptions: {
      boost: { title: 4, summary: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => term.length > exactLength && 0.25,
    },
  });
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (query) => {
    const strict = index.search(query);
    // "how do I get paid": most words of a sentence are in no article.
    const found = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR', prefix: false });
    const best = found[0]?.score ?? 0;
    return found.filter(({ score }) => score >= best / 4).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
};
