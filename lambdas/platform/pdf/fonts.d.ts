/** The bundler puts the bytes of a font into the function. */
declare module '@fontsource/source-sans-3/files/*.woff' {
  const bytes: Uint8Array;
  export { bytes as default };
}
