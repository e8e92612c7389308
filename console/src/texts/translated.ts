/** The same entries with the same parameters in another language: one that is missing or left over is a type error. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translated<Said>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;
