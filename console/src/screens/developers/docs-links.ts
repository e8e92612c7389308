/** Places in the API reference. */
export const docsOf = {
  error: (code: string): string => `/docs#error-${code}`,
  operation: (id: string): string => `/docs#${id}`,
} as const;
