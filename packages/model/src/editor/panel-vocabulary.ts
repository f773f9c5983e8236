export const editorAreas = ['cover page', 'lock screen', 'popup overlay', 'checkout', 'style'] as const
