import { beforeEach, vi } from 'vitest';

/** Includes the byte order mark, which `text()` of a blob drops. */
const textOf = async (blob: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

/** Files that the browser saved: contents, or an address to download. */
export const savedFiles = () => {
  const contents = new Map<string, Blob>();
  const saved: { name: string; url: string }[] = [];
  beforeEach(() => {
    contents.clear();
    saved.length = 0;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, url: this.href });
    });
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      const url = `blob:${contents.size}`;
      contents.set(url, content as Blob);
      return url;
    });
    return () => {
      click.mockRestore();
      create.mockRestore();
    };
  });
  return () =>
    Promise.all(
      saved.map(async ({ name, url }) => {
        const content = contents.get(url);
        return content ? { name, type: content.type, text: await textOf(content) } : { url };
      }),
    );
};
