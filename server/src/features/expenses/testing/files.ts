const base64 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('base64');

/** The smallest that their first bytes show to be of the type. */
export const samples = {
  'application/pdf': base64('%PDF-1.4\n%%EOF\n'),
  'image/jpeg': base64('\xff\xd8\xff\xe0\x00\x10JFIF'),
  'image/png': base64('\x89PNG\r\n\x1a\n'),
  'image/webp': base64('RIFF\x04\x00\x00\x00WEBP'),
  'image/heic': base64('\x00\x00\x00\x18ftypheic'),
} as const;

export const pdf = { file_name: 'hotel.pdf', mime_type: 'application/pdf', content: samples['application/pdf'] };
