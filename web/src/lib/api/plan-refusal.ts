import type { ApiError } from './api-error';

type Refused = Pick<ApiError, 'code' | 'message'>;

let refused: Refused | null = null;
const listeners = new Set<() => void>();

const set = (next: Refused | null): void => {
  refused = next;
  for (const listener of listeners) listener();
};

const codes: readonly string[] = ['QUOTA_REACHED', 'PLAN_REQUIRED', 'LIMITED_UNTIL_VERIFIED'];

export const isPlanRefusal = ({ code }: Pick<ApiError, 'code'>): boolean => codes.includes(code);

/** The latest refusal by the plan or a missing verification, until dismissed. Its message has the limit and the fix. */
export const planRefusal = {
  get: (): Refused | null => refused,
  announce: (error: ApiError): void => set(error),
  dismiss: (): void => set(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
