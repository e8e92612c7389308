/** The files of a workspace's vendor folder, by name. */
export function vendorFiles(workspace: string): Promise<Map<string, string | Uint8Array>>;
