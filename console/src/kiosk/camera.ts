import { decodeQR } from 'qr/decode.js';

/** So often a picture is looked at: a code is held still for longer. */
const lookEveryMs = 150;
/** Enough for a code of a hand's width, and little for a slow tablet. */
const side = 480;

export const hasCamera = (): boolean => 'mediaDevices' in navigator;

/** The square in the middle of what the camera sees. */
function look(video: HTMLVideoElement, canvas: CanvasRenderingContext2D): string | null {
  const { videoWidth: width, videoHeight: height } = video;
  const seen = Math.min(width, height);
  if (seen === 0) return null;
  canvas.drawImage(video, (width - seen) / 2, (height - seen) / 2, seen, seen, 0, 0, side, side);
  try {
    return decodeQR(canvas.getImageData(0, 0, side, side));
  } catch {
    // Most pictures have no code in them.
    return null;
  }
}

/** Looks for a code through the camera at whoever stands there, until one is read or the answer is called. */
export async function watch(video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  video.srcObject = stream;
  const stop = (): void => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  const timer = setInterval(() => {
    const text = context && look(video, context);
    if (text === null) return;
    stop();
    onCode(text);
  }, lookEveryMs);
  await video.play();
  return stop;
}
