type Measured = { contrastRatio?: number | null; fgColor?: string; messageKey?: string | null };
type CheckContext = { data: (measured: Measured) => void };
type Check = { evaluate: (this: CheckContext, element: Element, ...rest: unknown[]) => boolean | undefined };
type Rule = { id: string; matches: (element: Element, ...rest: unknown[]) => boolean };
type Axe = { _audit: { checks: Record<string, Check>; rules: Rule[] } };

/**
 * Contrast takes axe longer than all other rules together. Texts with the same style and the same styles of everything
 * around them have the same contrast, so it's measured for one of them per loaded document. Only passes are remembered:
 * a text that axe couldn't measure is measured again. Runs in the page. Uses axe's own `_audit`: check it when axe is upgraded.
 */
export const measureContrastOnce = (): void => {
  const audit = (window as unknown as { axe: Axe }).axe._audit;
  const check = audit.checks['color-contrast']!;
  const rule = audit.rules.find(({ id }) => id === 'color-contrast')!;
  const { evaluate } = check;
  const { matches } = rule;
  const passed = new Set<string>();

  const surroundings = (element: Element | null): string => {
    if (!element) return String(window.innerWidth);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [element.tagName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity];
    return `${surroundings(element.parentElement)}/${own.join()},${filter},${mixBlendMode}`;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [surroundings(element), color, fontSize, fontWeight, textShadow].join();
  };

  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  rule.matches = (element, ...rest) => {
    if (hasText(element) && passed.has(lookOf(element))) return false;
    return matches(element, ...rest);
  };

  check.evaluate = function (element, ...rest) {
    const look = lookOf(element);
    if (passed.has(look)) return true;
    let measured: Measured = {};
    const data = (it: Measured): void => {
      measured = it;
      this.data(it);
    };
    const result = evaluate.call(Object.assign(Object.create(this) as CheckContext, { data }), element, ...rest);
    if (result && measured.fgColor && measured.contrastRatio && !measured.messageKey) passed.add(look);
    return result;
  };
};
