/** Loads an adapter on first use. Import the adapter's file, not its SDK package, so tree shaking still works. */
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
