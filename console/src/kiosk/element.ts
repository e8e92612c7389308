type Child = Node | string | false | null;

interface Given {
  readonly class?: string;
  readonly type?: string;
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly onTap?: () => void;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A node as the page needs it: no markup is ever read from a text. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  { class: name, type, label, isDisabled, onTap, attributes = {} }: Given = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[T] {
  const node = document.createElement(tag);
  if (name !== undefined) node.className = name;
  if (type !== undefined) node.setAttribute('type', type);
  if (label !== undefined) node.setAttribute('aria-label', label);
  if (isDisabled === true) node.setAttribute('disabled', '');
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (onTap) node.addEventListener('click', onTap);
  node.append(...children.filter((child) => child !== false && child !== null));
  return node;
}
