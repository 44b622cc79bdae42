/** Bundled into functions by infra/lazy-schemas.ts: builds a schema on first use. */
export const lazySchema = <T extends object>(build: () => T): T => {
  let built: T | undefined;
  const schema = (): T => (built ??= build());
  return new Proxy({} as T, {
    get: (_target, name) => Reflect.get(schema(), name) as unknown,
    has: (_target, name) => Reflect.has(schema(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
};
