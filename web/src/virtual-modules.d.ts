type CallableRoutes = Record<
  string,
  | {
      area: import('@shared/api/contracts').ApiArea;
      method: string;
      path: string;
      key?: true;
      token?: true;
      idempotent?: true;
    }
  | undefined
>;
/** Operation name -> how it is called. Paths hold `{name}` for parameters. */
declare module 'virtual:public-routes' {
  export const routes: CallableRoutes;
}
/** The same for operations that take a session. */
declare module 'virtual:session-routes' {
  export const routes: CallableRoutes;
}
declare module 'virtual:tokens.css';
