/** The bytes of a file. A text is taken for base64, as the API has it. */
export type FileContent = string | Uint8Array | ArrayBuffer | Blob | ReadableStream<Uint8Array>;

/** The body of an operation that takes a file. */
export type UploadOf<B> = B extends { content: string }
  ? Omit<B, 'content'> & { content: FileContent }
  : Omit<B, 'content'> & { content?: FileContent };

/** The API takes no larger body, so that a stream without end is left in time. */
const maxBytes = 1024 * 1024;

/** The body with its file as base64. A stream is read to its end, once: every try sends the same. */
export async function withContentAsText(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || !('content' in body)) return body;
  const { content } = body;
  const bytes = await bytesOf(content);
  return bytes === null ? body : { ...body, content: toBase64(bytes) };
}

/** null for what is no file. */
async function bytesOf(content: unknown): Promise<Uint8Array | null> {
  if (content instanceof Uint8Array) return content;
  if (content instanceof ArrayBuffer) return new Uint8Array(content);
  if (content instanceof Blob) return readAll(content.stream());
  return content instanceof ReadableStream ? readAll(content as ReadableStream<Uint8Array>) : null;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new RangeError('The file is larger than the API takes.');
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A multiple of three, so that only the last part is padded; small enough for the arguments of one call. */
const chunkBytes = 0x6000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + chunkBytes)));
  }
  return text;
}
