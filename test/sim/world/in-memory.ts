// Functions stay warm from world to world. What they keep in memory of a table is of one world: its clock starts again, so
// what another world left would never be too old, and a life would depend on those before it.

let worlds = 0;

export const forgetWorld = (): void => void (worlds += 1);

type Make = (...parts: never[]) => object;

/** What a factory makes, anew in each world. */
const renewed =
  (make: Make) =>
  (...parts: never[]): object => {
    let [world, made] = [worlds, make(...parts)];
    const current = (): object => {
      if (world !== worlds) [world, made] = [worlds, make(...parts)];
      return made;
    };
    return new Proxy(made, {
      get: (_, name) => Reflect.get(current(), name) as unknown,
      apply: (_, self, args: unknown[]) => Reflect.apply(current() as () => unknown, self, args) as unknown,
    });
  };

export const renewedIn = <Module extends object>(module: Module, ...factories: (keyof Module & string)[]): Module => ({
  ...module,
  ...Object.fromEntries(factories.map((name) => [name, renewed(module[name] as Make)])),
});
