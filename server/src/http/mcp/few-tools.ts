import type { Tool } from '@modelcontextprotocol/sdk/types.js';

/** What an assistant can be given to read with every conversation, in tokens. */
const maxListTokens = 20_000;
/** Of JSON schemas and English; measured, and on the safe side. */
const charactersAToken = 3.8;

export const tokensOf = (tools: readonly Tool[]): number => Math.ceil(JSON.stringify(tools).length / charactersAToken);

export const isTooLong = (tools: readonly Tool[]): boolean => tokensOf(tools) > maxListTokens;

export const outputless = ({ outputSchema: _schema, ...tool }: Tool): Tool => tool;

export const searchTool = 'search_operations';
export const describeTool = 'describe_operation';
export const callTool = 'call_operation';

const operation = {
  type: 'string',
  description: 'The id of an operation, as search_operations tells it, such as leaves.create.',
} as const;

/** In place of a tool for every operation: find one, read what it takes, call it. */
export const fewTools = (proposesOnly: boolean): Tool[] => [
  {
    name: searchTool,
    title: 'Find operations of Muster',
    description:
      'Finds operations by what they do, such as “who is away next week” or “book leave”. Answers the best first, each with its id, its title and the arguments that it needs. Begin here.',
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'What you want to do, in a few English words.' },
        limit: { type: 'integer', minimum: 1, maximum: 30, description: 'How many at most; 8 if nothing is said.' },
      },
      required: ['query'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: describeTool,
    title: 'Read what an operation takes',
    description:
      'All arguments of one operation as a JSON schema, and what it does. Read it before the first call of an operation.',
    inputSchema: { type: 'object', properties: { operation }, required: ['operation'], additionalProperties: false },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: callTool,
    title: 'Call an operation of Muster',
    description: proposesOnly
      ? 'Calls an operation with its arguments. This token changes nothing by itself: the answer to a change is a proposal (status WAITING) with what would come of it, done once a person accepts it in Muster. Say so, and do not call again.'
      : 'Calls an operation with its arguments. Operations that change something take dry_run: true, which tells what would happen and leaves nothing: show that to the person, and ask, before you call without it.',
    inputSchema: {
      type: 'object',
      properties: {
        operation,
        arguments: {
          type: 'object',
          description: 'What the operation takes, by name, as describe_operation says.',
          additionalProperties: true,
        },
      },
      required: ['operation'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: !proposesOnly, idempotentHint: false, openWorldHint: false },
  },
];
