/** From what a source imports to the file that builds take for it. */
export function vendoredPaths(workspace: string): Record<string, string>;
