// The part of package-lock.json that the package needs: an installation gets the versions that were tested.
import { posix } from 'node:path';

/**
 * @param {{ packages: Record<string, any> }} lock of the checkout
 * @param {Record<string, any>} manifest of the package
 */
export function shrinkwrapOf(lock, manifest) {
  const packages = {};
  const visit = (names, from, to) => {
    for (const name of names) {
      const found = lookUp(lock, name, from);
      if (found === null) continue;
      const target = targetOf(packages, lock, name, found, to);
      if (target === null) continue;
      // Flags of the checkout: what only its development needs, others may need to run.
      const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = lock.packages[found];
      packages[target] = entry;
      visit(Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), found, target);
    }
  };
  visit(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }), 'server', '');
  const { name, version } = manifest;
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { name, version, lockfileVersion: 3, requires: true, packages: { '': manifest, ...sorted } };
}

/** As Node does: in the folder itself, then in those above. */
function lookUp(lock, name, from) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[path]?.version !== undefined) return path;
    if (folder === '.' || folder === '') return null;
  }
}

/** At the top, unless another version stands there; null: it is there already. */
function targetOf(packages, lock, name, found, from) {
  const { version } = lock.packages[found];
  for (const path of [`node_modules/${name}`, `${from}/node_modules/${name}`]) {
    if (packages[path] === undefined) return path;
    if (packages[path].version === version) return null;
  }
  throw new Error(`${name} has no place in the package.`);
}
