/**
 * A port whose adapter is loaded by its first call: a cold start that does not need it neither reads nor compiles it. The
 * adapter's file is imported, not its SDK package, so that bundling still drops what it does not use.
 */
export const lazyDependency = <T extends { [K in keyof T]: (...args: never[]) => Promise<unknown> }>(
  load: () => Promise<T>,
): T => {
  let loaded: Promise<T> | undefined;
  const call = async (name: string | symbol, args: unknown[]): Promise<unknown> => {
    const port: object = await (loaded ??= load());
    const method = Reflect.get(port, name) as (...all: unknown[]) => Promise<unknown>;
    return method.apply(port, args);
  };
  const target: object = {};
  return new Proxy(target, {
    get:
      (_target, name) =>
      (...args: unknown[]) =>
        call(name, args),
  }) as T;
};
