import type { Body } from '../../client/hooks.ts';

export type NewReceipt = Body<'/expense-reports/{id}/receipts', 'post'>;

/** What the server takes in one request. */
const maxBytes = 750_000;
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

/** A file as the server takes it: pictures that are too large are drawn again, smaller. */
export async function receiptOf(file: File): Promise<NewReceipt> {
  const type = typeOf(file);
  if (!types.includes(type)) {
    throw new UnusableFile(`${file.name} is neither a picture nor a PDF file.`);
  }
  const blob = file.size <= aimedBytes ? file : await shrunk(file, type);
  const isDrawn = blob !== file;
  return {
    file_name: isDrawn ? `${file.name.replace(/\.\w+$/, '')}.jpg` : file.name,
    mime_type: (isDrawn ? 'image/jpeg' : type) as NewReceipt['mime_type'],
    content: await base64Of(blob),
  };
}

async function shrunk(file: File, type: string): Promise<Blob> {
  const tooLarge = `${file.name} is too large: at most 0.7 MB.`;
  if (type === 'application/pdf') {
    if (file.size <= maxBytes) return file;
    throw new UnusableFile(`${tooLarge} Take a photo of it instead.`);
  }
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnusableFile(`${tooLarge} This browser cannot make such a picture smaller; save it as JPEG first.`);
  });
  for (const side of [longestSide, longestSide / 2]) {
    const canvas = drawn(picture, side);
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob && blob.size <= aimedBytes) return blob;
    }
  }
  throw new UnusableFile(tooLarge);
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new UnusableFile('This browser cannot make pictures smaller.');
  // What is transparent would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new UnusableFile('The file could not be read.'));
    reader.readAsDataURL(blob);
  });
