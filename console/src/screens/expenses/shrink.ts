import { maxUploadBytes } from '../../client/upload.ts';
import { shrinkTexts } from '../../texts/expenses.ts';

/** What a photo of a receipt comes to; larger ones only take longer. */
const aimedBytes = 700_000;
/** Enough to read every line of a receipt. */
const longestSide = 2200;
const qualities = [0.85, 0.75, 0.6, 0.45];

/** A file that cannot be a receipt, said in a sentence. */
export class UnusableFile extends Error {}

const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'];
export const acceptedFiles = `${types.join(',')},.heic,.heif`;

const typeOf = (file: File): string => {
  if (file.type === 'image/heif' || /\.hei[cf]$/i.test(file.name)) return 'image/heic';
  return file.type;
};

/** A file as it is sent: large pictures are drawn again, smaller, if the browser can. */
export async function receiptOf(file: File): Promise<File> {
  const type = typeOf(file);
  if (!types.includes(type)) {
    throw new UnusableFile(shrinkTexts.isNeitherAPictureNor(file.name));
  }
  const picture =
    type === 'application/pdf' || file.size <= aimedBytes ? null : await createImageBitmap(file).catch(() => null);
  const shrunk = picture && (await shrink(picture));
  if (shrunk) return new File([shrunk], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  if (file.size > maxUploadBytes) throw new UnusableFile(shrinkTexts.isTooLarge(file.name));
  return type === file.type ? file : new File([file], file.name, { type });
}

async function shrink(picture: ImageBitmap): Promise<Blob | null> {
  for (const side of [longestSide, longestSide / 2]) {
    const canvas = drawn(picture, side);
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob && blob.size <= aimedBytes) return blob;
    }
  }
  return null;
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new UnusableFile(shrinkTexts.thisBrowserCannotMakePictures);
  // What is transparent would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
