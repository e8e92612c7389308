import base from './vitest.config.ts';
const b = (base as any).test;
export default { ...base, test: { ...b, projects: b.projects.map((p: any) => ({ ...p, extends: './vitest.config.ts', test: { ...p.test, setupFiles: ['/tmp/b/cpu-setup-x.ts'] } })) } };
