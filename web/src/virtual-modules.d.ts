type CallableRoutes = Record<
  string,
  | {
      area: import('@shared/core/api/contracts').ApiArea;
      method: string;
      path: string;
      key?: true;
      token?: true;
      idempotent?: true;
    }
  | undefined
>;
/** Operation name to route. Paths contain `{name}` parameters. */
declare module 'virtual:public-routes' {
  export const routes: CallableRoutes;
}
/** The same for operations that require a session. */
declare module 'virtual:session-routes' {
  export const routes: CallableRoutes;
}
/** Operations of `/api/v1`, from the OpenAPI document. */
declare module 'virtual:public-reference' {
  export const operations: readonly import('@shared/connect/api/v1/reference').ReferenceOperation[];
}
declare module 'virtual:tokens.css';

/** Tells the renderer of public pages their language. */
// eslint-disable-next-line no-var -- a property of the global object
declare var prerenderedPath: string | undefined;
