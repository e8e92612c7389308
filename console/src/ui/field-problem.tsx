import type { ReactNode } from 'react';
import { fieldNames } from '../texts/field-names.ts';
import { noticeTexts } from '../texts/parts.ts';
import { capitalized, nameIn } from '../words.ts';

/** `line_items.2.receipt_id` is a receipt. */
const lastNameIn = (field: string): string =>
  field.split(/[.[\]]/).findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? field;

/** What is wrong, and with what, in words. */
export const FieldProblem = ({ field, message }: { readonly field: string; readonly message: string }): ReactNode =>
  noticeTexts.atField(capitalized(nameIn(fieldNames, lastNameIn(field))), message);
