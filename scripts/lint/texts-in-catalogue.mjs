// What people read stands in console/src/texts: one place to change a word or to translate all of them.

const spoken = new Set([
  ...[
    'label',
    'title',
    'hint',
    'note',
    'lead',
    'text',
    'word',
    'legend',
    'placeholder',
    'alt',
    'keywords',
    'description',
  ],
  ...['action', 'done', 'cancel', 'needed', 'isRequired', 'empty', 'any', 'noun', 'searches', 'add', 'one', 'facts'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
]);
const isSpoken = (name) => spoken.has(name) || /[a-z](Label|Title|Hint|Note|Lead|Text)$/.test(name);

/** What is shown as it is typed: a key, a command, a name of the wire. */
const verbatim = new Set(['code', 'kbd', 'pre', 'samp']);
const isVerbatim = (element) => element.type === 'JSXElement' && verbatim.has(element.openingElement.name.name ?? '');

const hasLetters = (text) => /\p{L}/u.test(text);

/** Two words or more with a capital first, as no code, class or path has them. */
const readsAsText = (text) => /^\p{Lu}[\p{Ll}’']*[,:;]? \S/u.test(text.trim());

const textOf = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join(' ') : node.value;

/** The attribute, property, element or call that gets the value, through conditions, arrays and parentheses. */
function holderOf(node) {
  let at = node;
  for (;;) {
    const { parent } = at;
    const passes =
      (parent.type === 'ConditionalExpression' && parent.test !== at) ||
      ['LogicalExpression', 'JSXExpressionContainer', 'ArrayExpression', 'TSAsExpression'].includes(parent.type);
    if (!passes) return { holder: parent, value: at };
    at = parent;
  }
}

function isRefused(node) {
  const text = textOf(node);
  if (!hasLetters(text)) return false;
  const { holder, value } = holderOf(node);
  switch (holder.type) {
    case 'JSXAttribute':
      return isSpoken(holder.name.name) || readsAsText(text);
    case 'JSXElement':
    case 'JSXFragment':
      return !isVerbatim(holder);
    case 'Property':
      if (holder.key === value) return false;
      return isSpoken(holder.key.name ?? holder.key.value) || readsAsText(text);
    case 'NewExpression':
      // For engineers: what people read of a failure is said where it is shown.
      return readsAsText(text) && !/Error$/.test(holder.callee.name ?? '');
    case 'TemplateLiteral':
      return readsAsText(text);
    case 'ImportDeclaration':
    case 'TSLiteralType':
      return false;
    default:
      return readsAsText(text);
  }
}

export const textsInCatalogue = {
  meta: { type: 'problem', schema: [], messages: { text: 'What people read belongs into console/src/texts.' } },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'text' });
    return {
      JSXText(node) {
        if (hasLetters(node.value) && !isVerbatim(node.parent)) report(node);
      },
      Literal(node) {
        if (typeof node.value === 'string' && isRefused(node)) report(node);
      },
      TemplateLiteral(node) {
        if (node.parent.type !== 'TaggedTemplateExpression' && isRefused(node)) report(node);
      },
    };
  },
};
