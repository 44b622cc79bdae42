export type Call = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
export type Answer = Record<string, unknown>;
/** Calls the operation of this name and answers its body. */
export type Caller = (name: string, call?: Call, token?: string) => Promise<Answer>;
