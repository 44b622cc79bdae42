export type Call = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
export type Answer = Record<string, unknown>;
export type Caller = (name: string, call?: Call, token?: string) => Promise<Answer>;
