import type { ReactNode } from 'react';
import { Link, useRouteParam } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { helpTexts } from '../../texts/help.ts';
import { Page, Tabs } from '../../ui/page.tsx';
import type { Block, Inline } from './guide.ts';
import { guideAddress, guidesFor } from './guides.ts';
import './help.css';

export function Screen(): ReactNode {
  const offered = guidesFor(useSession());
  const asked = useRouteParam();
  const current = offered.find(({ id }) => id === asked) ?? offered[0];
  if (!current) return null;
  const { title, blocks } = current.guide;
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <Page title={helpTexts.title} {...(asked === current.id && { tab: title })}>
      <Tabs
        label={helpTexts.which}
        current={guideAddress(current.id)}
        tabs={offered.map(({ id, guide }) => ({ to: guideAddress(id), label: guide.title }))}
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
