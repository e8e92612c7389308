/** Squares of a QR code as one path of an image of `size` by `size`, with the margin that readers need. */
export async function qrCodeOf(text: string): Promise<{ size: number; path: string }> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')).join(''))
    .join('');
  return { size: rows.length, path };
}
