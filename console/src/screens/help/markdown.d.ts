declare module '*.md' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module takes no import declaration
  export const guide: import('./guide.ts').Guide;
}
