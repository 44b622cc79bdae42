/** Characters that XML 1.0 doesn't allow, and halves of surrogate pairs. */
// eslint-disable-next-line no-control-regex -- these are what it removes
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A section can't contain its end marker. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(notInXml, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const element = (name: string, text: string | null | undefined): string =>
  text ? `    <${name}>${cdata(text)}</${name}>\n` : '';
