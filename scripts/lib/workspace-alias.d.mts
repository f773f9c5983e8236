export const workspaceAlias: { find: RegExp; replacement: string }[]
