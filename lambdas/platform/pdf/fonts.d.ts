declare module '@fontsource/source-sans-3/files/*.woff' {
  const bytes: Uint8Array;
  export { bytes as default };
}
