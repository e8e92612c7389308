import type { ReactNode } from 'react';
import { guide as administrators } from '../../../../docs/using/administrators.md';
import { guide as departmentHeads } from '../../../../docs/using/department-heads.md';
import { guide as developers } from '../../../../docs/using/developers.md';
import { guide as employees } from '../../../../docs/using/employees.md';
import { Link, useRouteParam } from '../../router.tsx';
import { administers } from '../../screen.ts';
import { useCan, useSession } from '../../session.tsx';
import { helpTexts } from '../../texts/help.ts';
import { Page, Tabs } from '../../ui/page.tsx';
import type { Block, Guide, Inline } from './guide.ts';
import './help.css';

interface Offered {
  readonly id: string;
  readonly guide: Guide;
}

/** The guides for what a person can do; their own role's first. */
function useGuides(): readonly Offered[] {
  const session = useSession();
  const can = useCan();
  const leads = administers(session) || session.user.role === 'DEPARTMENT_HEAD';
  return [
    ...(administers(session) ? [{ id: 'administrators', guide: administrators }] : []),
    ...(leads ? [{ id: 'department-heads', guide: departmentHeads }] : []),
    { id: 'employees', guide: employees },
    ...(can('tokens.list') ? [{ id: 'developers', guide: developers }] : []),
  ];
}

const addressOf = (id: string): string => `/help/${id}`;

export function Screen(): ReactNode {
  const offered = useGuides();
  const asked = useRouteParam();
  const current = offered.find(({ id }) => id === asked) ?? offered[0];
  if (!current) return null;
  const { title, blocks } = current.guide;
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <Page title={helpTexts.title} {...(asked === current.id && { tab: title })}>
      <Tabs
        label={helpTexts.which}
        current={addressOf(current.id)}
        tabs={offered.map(({ id, guide }) => ({ to: addressOf(id), label: guide.title }))}
      />
      <div className="guide">
        <article className="guide__text" aria-label={title}>
          {blocks.map((block, index) => (
            <GuideBlock key={index} block={block} />
          ))}
        </article>
        {headings.length > 1 && (
          <nav className="guide__contents" aria-label={helpTexts.contents}>
            {headings.map(({ id, text }) => (
              <a key={id} href={`#${id}`}>
                {text}
              </a>
            ))}
          </nav>
        )}
      </div>
    </Page>
  );
}

function GuideBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
    case 'picture':
      return <img src={block.address} alt={block.alt} loading="lazy" />;
  }
}

const Inlines = ({ inlines }: { readonly inlines: readonly Inline[] }): ReactNode =>
  inlines.map((inline, index) => <InlineText key={index} inline={inline} />);

function InlineText({ inline }: { readonly inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'link':
      // The reference is a site of its own beside the app.
      return inline.to.startsWith('/help/') ? (
        <Link to={inline.to}>{inline.text}</Link>
      ) : (
        <a href={inline.to}>{inline.text}</a>
      );
  }
}
