/** Texts of the panel for what goes wrong. */
export const panelStrings = {
  uploadIncomplete: 'File upload failed to complete',
  uploadFailedInList: 'Error uploading',
  uploadFailed: 'There was a problem while uploading your file.',
  renameFailed: 'There was a problem while renaming your file.',
  fontsNotLoaded: 'Unable to load fonts',
  fontPreviewNotLoaded: 'Unable to load font preview',
  collectionsNotLoaded: 'Unable to load collections',
  contentNotFound: 'Unable to locate content',
  timezonesNotLoaded: 'Unable to load timezones. Please try again.',
  noCodeEditing: 'Code editing is not available on Android.',
} as const

/** Android's keyboards break code editors: the notice stands in for the editor. */
export function findCodeEditingNotice(userAgent: string): string | undefined {
  return /\bAndroid\b/i.test(userAgent) ? panelStrings.noCodeEditing : undefined
}
