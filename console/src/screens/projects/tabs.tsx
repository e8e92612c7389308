import type { ReactNode } from 'react';
import { Tabs } from '../../ui/page.tsx';
import { projectTexts as texts } from './texts.ts';

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
