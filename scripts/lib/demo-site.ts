import './load-catalogs';

type Options = {
  /** One hospital at size instead, as `npm start -- --large` has it. */
  large?: boolean;
};

/** Serves the built site with the demo data while `use` runs. */
export const withDemoSite = async <T>(
  use: (site: string) => Promise<T>,
  progress: (text: string) => void,
  { large = false }: Options = {},
): Promise<T> => {
  progress('starting the stack');
  // Node would load static imports with the catalogs' source before it can compile them.
  const { startStack } = await import('../local/stack');
  const seed = large
    ? (await import('../seed/large/seed-large-demo')).seedLargeDemo
    : (await import('../seed/seed-demo-data')).seedDemoData;
  const stack = await startStack({ serveSite: true, print: (text) => console.error(text) });
  try {
    Object.assign(process.env, stack.env);
    progress('demo data');
    await seed();
    await stack.drain();
    return await use(stack.addresses.site);
  } finally {
    await stack.stop();
  }
};
