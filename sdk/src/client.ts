import { Caller } from './caller.ts';
import { Api } from './generated/api.ts';
import type { ClientOptions } from './options.ts';

/**
 * The API of one Muster installation, as the owner of one token sees it.
 *
 *     const muster = new Muster({ baseUrl: 'https://muster.example/api/v1', token });
 *     for await (const person of muster.users.list({ status: 'active' })) console.log(person.email);
 */
export class Muster extends Api {
  constructor(options: ClientOptions) {
    super(new Caller(options));
  }
}
