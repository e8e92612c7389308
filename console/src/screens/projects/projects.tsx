import { type ReactNode, useState } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { projectsTexts, projectTexts as texts } from '../../texts/projects.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { type Project, ProjectDialog } from './project-dialog.tsx';
import { projectStates } from './states.ts';
import { ProjectTabs } from './tabs.tsx';

export function Screen(): ReactNode {
  const can = useCan();
  const [search] = useSearch<'status' | 'client_id'>();
  const query = { status: search.status as Project['status'] | undefined, client_id: search.client_id };
  const list = useList('/projects', { query });
  const [isAdding, setIsAdding] = useState(false);
  const columns = useColumns(list.nameOf);
  const add = can('projects.create') && (
    <Button kind="primary" icon="plus" onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <Page title={texts.title} actions={add}>
      <ProjectTabs current="/projects" />
      <DataTable
        label={texts.projects}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={projectsTexts.noun}
        tools={<ExportButton kind="projects" query={query} />}
        filters={[
          {
            name: 'status',
            label: texts.status,
            any: texts.anyStatus,
            options: Object.entries(projectStates).map(([value, { word }]) => ({ value, label: word })),
          },
          {
            name: 'client_id',
            label: texts.client,
            any: texts.anyClient,
            options: can('clients.list') ? { path: '/clients' } : [],
          },
        ]}
        empty={{ title: texts.noneTitle, text: texts.none }}
      />
      {isAdding && <ProjectDialog project={null} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function useColumns(nameOf: (id: string | null) => string | null): readonly TableColumn<Project>[] {
  const format = useFormat();
  return [
    {
      id: 'name',
      title: texts.name,
      kind: 'lead',
      order: ({ name }) => name,
      cell: (project) => (
        <Link to={`/projects/${project.id}`} className="row-link">
          {project.name}
        </Link>
      ),
    },
    { id: 'code', title: texts.code, isExtra: true, cell: (project) => <code>{project.code}</code> },
    {
      id: 'client',
      title: texts.client,
      order: (project) => nameOf(project.client_id),
      cell: (project) => nameOf(project.client_id),
    },
    {
      id: 'department',
      title: texts.department,
      cell: (project) => nameOf(project.department_id) ?? texts.everyDepartment,
    },
    {
      id: 'status',
      title: texts.status,
      cell: (project) => {
        const { word, tone } = projectStates[project.status] ?? { word: '' };
        return <Status {...(tone && { tone })}>{word}</Status>;
      },
    },
    {
      id: 'budget',
      title: texts.budgetHours,
      kind: 'number',
      cell: (project) => (project.budget_hours === null ? '' : format.number(project.budget_hours)),
    },
    {
      id: 'money',
      title: texts.budgetAmount,
      kind: 'number',
      cell: (project) => (project.budget_amount == null ? '' : format.money(project.budget_amount, project.currency)),
    },
    {
      id: 'days',
      title: texts.end,
      isExtra: true,
      order: (project) => project.end_date,
      cell: (project) => (project.end_date === null ? '' : format.day(project.end_date)),
    },
  ];
}
