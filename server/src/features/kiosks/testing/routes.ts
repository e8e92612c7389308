import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters, such as `/users/:id`. */
  readonly path: string;
}

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Route['method'][];

/** Every route that a server has, whoever mounted it: read from the tree that Fastify prints of them. */
export function routesOf(server: FastifyInstance): Route[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, segment, names] = /^(.*)[├└]── (\S+) \(([^)]*)\)/.exec(line) ?? [];
      if (indent === undefined || segment === undefined || names === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, segment);
      const path = above.join('');
      return names
        .split(', ')
        .filter((name): name is Route['method'] => methods.includes(name))
        .map((method) => ({ method, path }));
    });
}
