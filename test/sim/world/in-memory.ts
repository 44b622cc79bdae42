// Functions stay warm across worlds. What they cache of a table belongs to one world: each clock restarts, so
// an earlier world's cache would never expire, and a scenario would depend on those before it.

let worlds = 0;

export const forgetWorld = (): void => void (worlds += 1);

type Make<Parts extends unknown[], Made extends object> = (...parts: Parts) => Made;

/** Makes a factory's product again for each world. */
export const renewed =
  <Parts extends unknown[], Made extends object>(make: Make<Parts, Made>): Make<Parts, Made> =>
  (...parts) => {
    let [world, made] = [worlds, make(...parts)];
    const current = (): Made => {
      if (world !== worlds) [world, made] = [worlds, make(...parts)];
      return made;
    };
    return new Proxy(made, {
      get: (_, name) => Reflect.get(current(), name) as unknown,
      apply: (_, self, args: unknown[]) => Reflect.apply(current() as () => unknown, self, args) as unknown,
    });
  };
