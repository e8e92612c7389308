const maxLength = 200;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

function split(name: string): { stem: string; extension: string } {
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** Never cuts a character in two. */
function shorten(text: string, length: number): string {
  const cut = text.slice(0, Math.max(length, 0));
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd();
}

/**
 * A name that is safe to save under on any system, and that shows what it is: no folders, no control or invisible
 * characters, none that turn the direction of writing (`exe.fdp` shown as `pdf.exe`), and an extension of its type.
 */
export function cleanFileName(given: string, extensions: readonly string[]): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const found = split(visible);
  const isFitting = extensions.includes(found.extension.toLowerCase());
  const { stem, extension } = isFitting ? found : { stem: visible, extension: extensions[0] ?? '' };
  const name = shorten(stem, maxLength - extension.length) || 'file';
  return (reservedOnWindows.test(name) ? `_${name}` : name) + extension;
}
