import type { Answer } from './answers.ts';
import { Caller } from './caller.ts';
import { Api } from './generated/api.ts';
import type { Proposal } from './generated/records.ts';
import type { ClientOptions, ProposeOptions } from './options.ts';

/**
 * The API of one Muster installation, as the owner of one token sees it.
 *
 *     const muster = new Muster({ baseUrl: 'https://muster.example/api/v1', token });
 *     for await (const person of muster.users.list({ status: 'active' })) console.log(person.email);
 */
export class Muster extends Api {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    super(new Caller(options));
    this.#options = options;
  }

  /**
   * Proposes a write in place of making it: it waits for a person, who accepts exactly what the answer shows.
   *
   *     const { data: proposal } = await muster.propose(({ users }) => users.update(id, { job_title: 'Chef' }), { note: 'As agreed' });
   */
  async propose(
    write: (api: Api) => Promise<Answer<unknown>>,
    options: ProposeOptions = {},
  ): Promise<Answer<Proposal>> {
    return (await write(new Api(new Caller(this.#options, options)))) as Answer<Proposal>;
  }
}
