/** Whether files hang at the pointer, not text or a part of the page. */
export function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
