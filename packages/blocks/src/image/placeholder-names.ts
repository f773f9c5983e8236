/** What is drawn for the owner while no picture is chosen. */
export const placeholderNames = ['landscape', 'still-life', 'interior', 'portrait', 'texture', 'mark'] as const
