import type { Client } from '../../../../test/client.ts';

export interface ProjectSpecimens {
  readonly cli: string;
  readonly prj: string;
  readonly tsk: string;
}

/** One client, project and task, made by an Administrator or Executive signed in to the app. */
export async function projectSpecimens(app: Client): Promise<ProjectSpecimens> {
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await app.post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.text}`);
    return (answer.data as { id: string }).id;
  };
  const cli = await make('/clients', { name: 'Specimen' });
  const prj = await make('/projects', { name: 'Specimen', client_id: cli });
  return { cli, prj, tsk: await make(`/projects/${prj}/tasks`, { name: 'Specimen' }) };
}
