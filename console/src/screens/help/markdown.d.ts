declare module '*.md' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module takes no import declaration
  export const guide: import('./guide.ts').Guide;
}
