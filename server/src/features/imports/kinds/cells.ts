import type { Column } from '../rows.ts';

const truths: Record<string, boolean> = { true: true, yes: true, false: false, no: false };

export const upperCase: Column = { read: (text) => text.toUpperCase() };
export const truth: Column = { read: (text) => truths[text.toLowerCase()] ?? text };
export const wholeNumber: Column = { read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text) };

/** A comma as decimal sign only if it cannot separate thousands. */
const decimal = /^-?\d{1,10}(\.\d{1,10}|,\d{1,2})?$/;
export const decimalNumber: Column = {
  read: (text) => (decimal.test(text) ? Number(text.replace(',', '.')) : text),
};

/** Several values in one cell, separated by semicolons. */
export const list: Column = {
  read: (text) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
};
