import { isPlannedWeek } from '@shared/core/rules/calendar-days';
import { useSearchParams } from 'react-router-dom';
import { interviewsView, paths } from '@shared/paths';
import { mondayOf } from './interview-groups';

const views = ['week', 'list', 'past'] as const;
export type View = (typeof views)[number];

const parameters = { ...interviewsView, who: 'who', day: 'day' } as const;
type Parameter = keyof typeof parameters;

/** Everything the page shows is in its address. */
export const useInterviewsAddress = () => {
  const [search] = useSearchParams();
  const week = search.get(parameters.week);
  const day = search.get(parameters.day);
  /** Changes only the given parameters; null removes one. */
  const to = (change: Partial<Record<Parameter, string | null>>): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString();
    return query === '' ? paths.interviews : `${paths.interviews}?${query}`;
  };
  return {
    to,
    view: views.find((view) => view === search.get(parameters.view)) ?? 'week',
    week: isPlannedWeek(week) ? mondayOf(week) : null,
    day: isPlannedWeek(day) ? day : null,
    who: search.get(parameters.who),
    interviewId: search.get(parameters.interview),
  };
};
export type InterviewsAddress = ReturnType<typeof useInterviewsAddress>;
