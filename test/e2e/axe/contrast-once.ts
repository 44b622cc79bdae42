type Measured = { contrastRatio?: number | null; fgColor?: string; messageKey?: string | null };
type CheckContext = { data: (measured: Measured) => void };
type Check = { evaluate: (this: CheckContext, element: Element, ...rest: unknown[]) => boolean | undefined };
type Rule = { id: string; matches: (element: Element, ...rest: unknown[]) => boolean };
type Axe = { _audit: { checks: Record<string, Check>; rules: Rule[] } };

export type Contrast = {
  /** Called before each run: styles may have changed since the last one. */
  begin: () => void;
  newlyPassed: () => string[];
};

/**
 * Contrast takes axe longer than all other rules together. Texts with the same style and the same surrounding styles
 * have the same contrast, so one of them is measured, and none of the `known` looks. Only passes are
 * remembered: a text that axe couldn't measure is measured again. Runs in the page. Uses axe's own `_audit`: check it
 * when axe is upgraded.
 */
export const measureContrastOnce = (known: readonly string[]): void => {
  const tested = window as unknown as { axe: Axe; contrast: Contrast };
  const audit = tested.axe._audit;
  const check = audit.checks['color-contrast']!;
  const rule = audit.rules.find(({ id }) => id === 'color-contrast')!;
  const { evaluate } = check;
  const { matches } = rule;
  const passed = new Set(known);
  const surroundings = new Map<Element, string>();
  let added: string[] = [];

  tested.contrast = {
    begin: () => surroundings.clear(),
    newlyPassed: () => {
      const looks = added;
      added = [];
      return looks;
    },
  };

  /** A 64-bit hash, because looks are sent to other documents. */
  const hash = (text: string): string => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      one = Math.imul(one ^ text.charCodeAt(index), 0x9e3779b1);
      other = Math.imul(other ^ text.charCodeAt(index), 0x5f356495);
    }
    return (one >>> 0).toString(36) + (other >>> 0).toString(36);
  };
  const measureSurroundings = (element: Element): string => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [element.tagName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity];
    return hash(`${surroundingsOf(element.parentElement)}/${own.join()},${filter},${mixBlendMode}`);
  };
  const surroundingsOf = (element: Element | null): string => {
    if (!element) return String(window.innerWidth);
    const look = surroundings.get(element) ?? measureSurroundings(element);
    surroundings.set(element, look);
    return look;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return hash([surroundingsOf(element), color, fontSize, fontWeight, textShadow].join());
  };

  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  rule.matches = (element, ...rest) => {
    // Axe also skips elements without text, after it has searched all their labels.
    if (!hasText(element)) return element.matches('input, select, textarea') && matches(element, ...rest);
    return !passed.has(lookOf(element)) && matches(element, ...rest);
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
    if (result && measured.fgColor && measured.contrastRatio && !measured.messageKey) {
      passed.add(look);
      added.push(look);
    }
    return result;
  };
};
