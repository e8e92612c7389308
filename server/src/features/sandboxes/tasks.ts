/** Done by the layer above, which has the plans of the demo. */
export const fillSandboxTask = 'sandboxes.fill';
export const removeSandboxTask = 'sandboxes.remove';
