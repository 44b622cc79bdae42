type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

export const scales = {
  teal: ['#eaf6f3', '#d2ebe6', '#a6d8cf', '#74c2b5', '#46a99b', '#238d82', '#0f7069', '#0b5a55', '#0a4543', '#0a3334'],
  ink: ['#f1f6f5', '#dfe8e7', '#c3d1d0', '#9db1b0', '#708887', '#52696a', '#3b5254', '#253d40', '#15292c', '#0b1b1e'],
  apricot: [
    '#fff4ea',
    '#ffe5cf',
    '#fcca9f',
    '#f8ab6c',
    '#f28f45',
    '#e3752a',
    '#c15a17',
    '#9a4610',
    '#71340d',
    '#4d240b',
  ],
} as const satisfies Record<string, Scale>;

/** Semantic colors. Components use only these names, so light and dark differ only here. */
const light = {
  page: '#fbf9f5',
  surface: '#ffffff',
  sunken: '#f3f0e9',
  raised: '#ffffff',
  band: '#0c2a2d',
  'band-soft': '#143a3d',
  'on-band': '#f2f7f5',
  'on-band-soft': '#b9d0cc',
  text: '#12282b',
  'text-soft': '#4a6163',
  'text-faint': '#5c7173',
  line: '#e2ded3',
  'line-strong': '#86989a',
  brand: '#0f7069',
  'brand-hover': '#0b5a55',
  'brand-text': '#0b6660',
  'brand-soft': '#e3f2ee',
  'on-brand': '#ffffff',
  accent: '#f28f45',
  'accent-soft': '#fff0e2',
  'accent-text': '#974408',
  focus: '#0b5a55',
  info: '#155e86',
  'info-soft': '#e4f1f8',
  success: '#1b6b3f',
  'success-soft': '#e3f4e9',
  warning: '#7d4a06',
  'warning-soft': '#fdf1d7',
  danger: '#b3261e',
  'danger-hover': '#8f1d17',
  'danger-soft': '#fdeceb',
  'on-danger': '#ffffff',
  shadow: '20 45 48',
} as const;

type TokenName = keyof typeof light;

const dark: Record<TokenName, string> = {
  page: '#0b191c',
  surface: '#12262a',
  sunken: '#0e2023',
  raised: '#183035',
  band: '#0e2f33',
  'band-soft': '#174247',
  'on-band': '#eef5f3',
  'on-band-soft': '#aac6c2',
  text: '#e8f0ee',
  'text-soft': '#b1c4c2',
  'text-faint': '#97adab',
  line: '#27403f',
  'line-strong': '#65807f',
  brand: '#5ac3b4',
  'brand-hover': '#7dd3c6',
  'brand-text': '#78d2c4',
  'brand-soft': '#143a3a',
  'on-brand': '#062422',
  accent: '#f5a263',
  'accent-soft': '#3a2717',
  'accent-text': '#fbbd8b',
  focus: '#8fe0d4',
  info: '#8fcbef',
  'info-soft': '#12303f',
  success: '#86d8a4',
  'success-soft': '#123524',
  warning: '#f2c66d',
  'warning-soft': '#3a2c10',
  danger: '#ff9d94',
  'danger-hover': '#ffb5ae',
  'danger-soft': '#421c1a',
  'on-danger': '#3d0a07',
  shadow: '0 0 0',
};

const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

export const tokensCss = (): string => {
  const steps = Object.entries(scales).flatMap(([name, scale]) =>
    scale.map((value, step) => [`${name}-${step}`, value] as const),
  );
  return [
    `:root{${declarations(Object.fromEntries(steps))}${declarations(light)}color-scheme:light}`,
    `:root[data-color-scheme='dark']{${declarations(dark)}color-scheme:dark}`,
  ].join('\n');
};
