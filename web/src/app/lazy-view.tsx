import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Loading } from '@/components/ui/base/loading';
import { hasStoredSession } from '@/lib/auth/stored-session';
import { recordChunk } from '@/lib/browser/prerender-manifest';
import { loadTexts, withTexts } from '@/lib/i18n/i18n';

type Layer = ComponentType<{ children: ReactNode }>;

export type Needs = 'nothing' | 'data';

/** Source file of the module that `load` imports; scripts/vite/view-sources.ts adds it for prerendering. */
type Load<Module> = (() => Promise<Module>) & { source?: string };

/** Toasts for members' pages; a visitor's first page doesn't wait for them. */
const noticesFor = async (isMember: boolean): Promise<void> => {
  const arriving = loadTexts('notices', 'errors');
  if (isMember) await arriving;
  else arriving.catch(() => undefined);
};

const layersFor = (needs: Needs): Promise<Layer>[] => {
  if (needs === 'nothing') return [];
  recordChunk('src/app/data-layer.tsx');
  return [Promise.all([import('./data-layer'), noticesFor(hasStoredSession())]).then(([it]) => it.DataLayer)];
};

const wrap = <Props extends object>(View: ComponentType<Props>, layers: readonly Layer[]): ComponentType<Props> => {
  const Wrapped = (props: Props) =>
    layers.reduceRight<ReactNode>((inner, Around) => <Around>{inner}</Around>, <View {...props} />);
  return Wrapped;
};

type PropsOf<View> = View extends ComponentType<infer Props> ? Props & object : never;

export const lazyView = <Module extends object, Name extends keyof Module & string>(
  load: Load<Module>,
  name: Name,
  needs: Needs = 'data',
): ComponentType<PropsOf<Module[Name]>> => {
  type Props = PropsOf<Module[Name]>;
  const View = lazy(async () => {
    if (load.source) recordChunk(load.source);
    const [module, ...layers] = await Promise.all([withTexts(load()), ...layersFor(needs)]);
    return { default: wrap(module[name] as ComponentType<Props>, layers) };
  });
  const LazyView = (props: Props) => (
    <Suspense fallback={<Loading />}>
      <View {...props} />
    </Suspense>
  );
  return LazyView;
};

export const shown = (View: ComponentType): ReactNode => <View />;
