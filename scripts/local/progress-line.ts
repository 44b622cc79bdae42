type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** How much is done, of 1: rewritten in a terminal, elsewhere a line for every tenth. */
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
