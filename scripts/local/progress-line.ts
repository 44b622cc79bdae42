type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Shows progress: rewritten in a terminal, elsewhere one line per tenth. */
export const progressLine = (name: string, output: Output = process.stdout): ((share: number) => void) => {
  let shown = -1;
  return (share) => {
    const step = output.isTTY ? 1 : 10;
    const percent = Math.floor((share * 100) / step) * step;
    if (percent <= shown) return;
    shown = percent;
    output.write(output.isTTY ? `\r  ${name}: ${percent}%` : `  ${name}: ${percent}%\n`);
  };
};
