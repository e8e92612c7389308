// `npm run generate`: writes everything in the repository that follows from the catalogue and the migrations.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
await import('./generate.ts');
