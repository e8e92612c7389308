import type { Item } from '../../client/hooks.ts';
import { language } from '../../language.ts';
import { expenseNames, perDiemNames, typeNames, unitNames } from '../../texts/expenses.ts';
import { fullName, optionsOf } from '../../words.ts';

export type Report = Item<'/expense-reports'>;
export type ReportStatus = Report['status'];

/** Who is paid: the person, unless they named someone else. */
export const payeeOf = ({ payable_to, submitted_by }: Report): string => payable_to ?? fullName(submitted_by);

export const statusTones: Readonly<Partial<Record<ReportStatus, 'good' | 'bad' | 'warning'>>> = {
  SUBMITTED: 'warning',
  PENDING_APPROVAL: 'warning',
  APPROVED: 'good',
  REJECTED: 'bad',
  PAID: 'good',
};

const currencyNames = new Intl.DisplayNames(language, { type: 'currency' });
const usualCurrencies = [
  'CAD',
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'AUD',
  'NZD',
  'JPY',
  'CNY',
  'HKD',
  'SGD',
  'INR',
  'KRW',
  'MXN',
  'BRL',
  'DKK',
  'NOK',
  'SEK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'TRY',
  'ILS',
  'AED',
  'ZAR',
  'THB',
  'PHP',
  'IDR',
  'VND',
];

/** The usual ones, and those that are in use already, by code and name. */
export const currencyOptions = (inUse: readonly string[]): { value: string; label: string }[] =>
  [...new Set([...inUse, ...usualCurrencies])].map((code) => ({
    value: code,
    label: `${code}, ${currencyNames.of(code) ?? code}`,
  }));

export const typeOptions = optionsOf(typeNames);
export const expenseOptions = optionsOf(expenseNames);
export const perDiemOptions = optionsOf(perDiemNames);
export const unitOptions = optionsOf(unitNames);
