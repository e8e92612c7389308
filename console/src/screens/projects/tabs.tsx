import type { ReactNode } from 'react';
import { projectTexts as texts } from '../../texts/projects.ts';
import { Tabs } from '../../ui/page.tsx';

export const ProjectTabs = ({ current }: { readonly current: string }): ReactNode => (
  <Tabs
    label={texts.title}
    current={current}
    tabs={[
      { to: '/projects', label: texts.projects },
      { to: '/clients', label: texts.clients },
    ]}
  />
);
