declare module 'virtual:routes' {
  /** Operation name -> how it is called. Paths hold `{name}` for parameters. */
  export const routes: Record<
    string,
    { method: string; path: string; key?: true; token?: true; idempotent?: true } | undefined
  >;
}
declare module 'virtual:tokens.css';
