const drawn = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The image was not drawn.')));
    canvas.toBlob(done, 'image/jpeg', 0.85);
  });

/**
 * A JPEG of at most `pixels` on its longer side. Redrawing also removes metadata that cameras store in the file,
 * such as the place. Throws if the file isn't an image that the browser reads.
 */
export const resizeImage = async (file: File, pixels: number): Promise<File> => {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, pixels / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no images.');
  // Transparent parts would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new File([await drawn(canvas)], 'photo.jpg', { type: 'image/jpeg' });
};
