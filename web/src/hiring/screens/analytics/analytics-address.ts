import { addDays, daysBetween, isPlannedDay } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import { applicationSources, type ApplicationSource } from '@shared/hiring/model/hiring-vocabulary';
import { specialties } from '@shared/core/model/vocabulary';
import type { Specialty } from '@shared/core/model/enumerations';
import { analyticsTab } from '@shared/paths';

export type Span = { from: string; to: string };

export const presets = ['30', '90', 'quarter', 'year'] as const;
type Preset = (typeof presets)[number];
export type Period = Preset | 'custom';

const usual: Preset = '90';

/** Quarter and year are the current ones, up to today. */
export const spanOf = (preset: Preset, today: string): Span => {
  if (preset === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (preset === 'quarter') {
    const first = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
    return { from: `${today.slice(0, 5)}${String(first).padStart(2, '0')}-01`, to: today };
  }
  return { from: addDays(today, 1 - Number(preset)), to: today };
};

/** Ordered, and no longer than analytics can compare. */
export const isSpan = ({ from, to }: { from: string | null; to: string | null }): boolean =>
  isPlannedDay(from) && isPlannedDay(to) && from <= to && daysBetween(from, to) < limits.analyticsDays;

export type Filters = {
  jobId?: string;
  specialty?: Specialty;
  project?: string;
  memberId?: string;
  source?: ApplicationSource;
};

export const tabs = [
  analyticsTab.overview,
  analyticsTab.team,
  analyticsTab.specialties,
  analyticsTab.projects,
  analyticsTab.contribution,
] as const;
type AnalyticsTab = (typeof tabs)[number];

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((it) => it === value);

const parameters = { jobId: 'job', specialty: 'specialty', project: 'project', memberId: 'member', source: 'source' };

const filtersIn = (search: URLSearchParams): Filters => {
  const specialty = oneOf(specialties, search.get(parameters.specialty));
  const source = oneOf(applicationSources, search.get(parameters.source));
  const text = (name: 'jobId' | 'project' | 'memberId') => {
    const value = search.get(parameters[name]);
    return value ? { [name]: value } : {};
  };
  return {
    ...text('jobId'),
    ...text('project'),
    ...text('memberId'),
    ...(specialty && { specialty }),
    ...(source && { source }),
  };
};

export type Address = { tab: AnalyticsTab; period: Period; span: Span; filters: Filters };

export const addressOf = (search: URLSearchParams, today: string): Address => {
  const [from, to] = [search.get('from'), search.get('to')];
  const preset = oneOf(presets, search.get('period')) ?? usual;
  const own = isPlannedDay(from) && isPlannedDay(to) && isSpan({ from, to }) ? { from, to } : null;
  return {
    tab: oneOf(tabs, search.get(analyticsTab.parameter)) ?? analyticsTab.overview,
    period: own ? 'custom' : preset,
    span: own ?? spanOf(preset, today),
    filters: filtersIn(search),
  };
};

export const searchOf = ({ tab, period, span, filters }: Address): URLSearchParams => {
  const entries = Object.entries(filters).map(([name, value]) => [parameters[name as keyof Filters], value]);
  return new URLSearchParams({
    ...(tab !== analyticsTab.overview && { [analyticsTab.parameter]: tab }),
    ...(period === 'custom' && span),
    ...(period !== 'custom' && period !== usual && { period }),
    ...(Object.fromEntries(entries) as Record<string, string>),
  });
};
