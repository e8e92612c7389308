// Only the API reference shows these texts. It is written in English, as its operations, fields and examples are: its controls
// speak the language of the page they stand on.
export * from '../docs.ts';
