// The server straight from its sources, for `npm run dev`.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
const { start } = await import('../src/main/start.ts');
await start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
