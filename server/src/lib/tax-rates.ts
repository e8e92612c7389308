import { type Static, Type } from 'typebox';

const Percent = (description: string, example: number) =>
  Type.Optional(Type.Number({ description, minimum: 0, maximum: 100, examples: [example] }));

/** Taxes within what people pay, in percent of the amount before tax; the names are those of an expense line. */
export const TaxRates = Type.Object(
  {
    gst: Percent('GST, or the value added tax of countries that have one.', 5),
    pst: Percent('PST', 7),
    hst: Percent('HST', 13),
    qst: Percent('QST', 9.975),
  },
  { additionalProperties: false },
);
export type TaxRates = Static<typeof TaxRates>;

const provinces: Readonly<Record<string, TaxRates>> = {
  BC: { gst: 5, pst: 7 },
  MB: { gst: 5, pst: 7 },
  NB: { hst: 15 },
  NL: { hst: 15 },
  NS: { hst: 14 },
  ON: { hst: 13 },
  PE: { hst: 15 },
  QC: { gst: 5, qst: 9.975 },
  SK: { gst: 5, pst: 6 },
};

/** The standard rate of a country; reduced rates are typed by hand. */
const standardRates: Readonly<Record<string, number>> = {
  AT: 20,
  AU: 10,
  BE: 21,
  CH: 8.1,
  CZ: 21,
  DE: 19,
  DK: 25,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  LU: 17,
  NL: 21,
  NO: 25,
  NZ: 15,
  PL: 23,
  PT: 23,
  SE: 25,
  SG: 9,
};

/** What most things are taxed at where an organization is. Where that differs from town to town, as in the United States, nothing. */
export function usualTaxRates(country: string, region: string | null): TaxRates {
  if (country === 'CA') return provinces[region?.trim().toUpperCase().replace(/^CA-/, '') ?? ''] ?? { gst: 5 };
  const rate = standardRates[country];
  return rate === undefined ? {} : { gst: rate };
}
