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
