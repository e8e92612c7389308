import { EngineError } from './engine-error.ts';

/** What a program may tell its operator to do about a database that does not start. */
export interface Advice {
  /** The data folder cannot be used. */
  readonly otherFolder: string;
  /** PostgreSQL cannot run on this machine. */
  readonly otherServer: string;
  /** The folder holds the data of another major version of PostgreSQL. */
  readonly otherVersion: string;
}

/** The program that embeds PostgreSQL: its names on disk, its words to the operator, its settings of the server. */
export interface Product {
  readonly name: string;
  readonly title: string;
  readonly advice: Advice;
  /** Settings of PostgreSQL beside or in place of the built-in ones. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface ProductOptions {
  /** Names the superuser, the database and what lies outside the data folder. An installation keeps its name for good. */
  name?: string;
  /** The program's name in sentences for its operator. */
  title?: string;
  advice?: Partial<Advice>;
  settings?: Readonly<Record<string, string>>;
}

const defaultAdvice: Advice = {
  otherFolder: 'choose another data folder',
  otherServer: 'use a PostgreSQL server that is already there',
  otherVersion: 'dump it with the version that made it and load it into a new data folder',
};

export function productOf({ name = 'app', title = 'PostgreSQL', advice, settings = {} }: ProductOptions): Product {
  if (!/^(?!pg_|postgres$)[a-z][a-z0-9_]{0,19}$/.test(name)) {
    throw new EngineError(
      `The name "${name}" must be up to 20 lower-case letters, digits and underscores, and none that PostgreSQL keeps for itself.`,
    );
  }
  for (const [setting, value] of Object.entries(settings)) {
    if (!/^[a-z_][a-z0-9_.]*$/.test(setting) || value.includes('\0'))
      throw new EngineError(`"${setting}" is no setting of PostgreSQL.`);
  }
  return { name, title, advice: { ...defaultAdvice, ...advice }, settings };
}
