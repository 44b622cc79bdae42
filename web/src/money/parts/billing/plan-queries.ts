import { useQuery } from '@tanstack/react-query';
import type { CountedFeature } from '@shared/money/billing/vocabulary';
import { queryOf } from '@/lib/requests/query-of';

/** The account's plan and usage, for all its members. */
export const planQuery = () => ({ ...queryOf('getPlan'), staleTime: 60_000 });

/** Null without a limit, and while loading. */
export const usePlanLimit = (feature: CountedFeature): number | null =>
  useQuery(planQuery()).data?.use.find((it) => it.feature === feature)?.limit ?? null;
