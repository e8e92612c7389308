import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { eventExampleTexts } from '../../texts/developers.ts';
import { CopyButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/notice.tsx';

interface Described {
  readonly webhooks?: Readonly<Record<string, { readonly post?: { readonly requestBody?: unknown } }>>;
}

/** From the description of the API, which is fetched once and only when an example is wanted. */
export function EventExample({ type }: { readonly type: string }): ReactNode {
  const description = useQuery({
    queryKey: ['openapi.json'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await (await fetch('/api/v1/openapi.json', { signal })).json()) as Described,
  });
  const example = exampleIn(description.data?.webhooks?.[type]?.post?.requestBody);
  if (description.isPending) return <Skeleton lines={4} />;
  if (example === undefined) return null;
  const text = JSON.stringify(example, null, 2);
  return (
    <>
      <pre className="example" tabIndex={0} aria-label={eventExampleTexts.exampleOf(type)}>
        {text}
      </pre>
      <div>
        <CopyButton text={text} label={eventExampleTexts.copyExample} />
      </div>
    </>
  );
}

function exampleIn(body: unknown): unknown {
  const { content } = (body ?? {}) as { content?: Record<string, { example?: unknown; examples?: object }> };
  const json = content?.['application/json'];
  const [first] = Object.values(json?.examples ?? {}) as { value?: unknown }[];
  return json?.example ?? first?.value;
}
