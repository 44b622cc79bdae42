import './load-catalogs';

/** Serves the built site with the demo data while `use` runs. */
export const withDemoSite = async <T>(
  use: (site: string) => Promise<T>,
  progress: (text: string) => void,
): Promise<T> => {
  progress('starting the stack');
  // Node would load static imports with the catalogs' source before it can compile them.
  const { startStack } = await import('../local/stack');
  const { seedDemoData } = await import('../seed/seed-demo-data');
  const stack = await startStack({ serveSite: true, print: (text) => console.error(text) });
  try {
    Object.assign(process.env, stack.env);
    progress('demo data');
    await seedDemoData();
    await stack.drain();
    return await use(stack.addresses.site);
  } finally {
    await stack.stop();
  }
};
