import type { AssetKind } from '@sitewright/model/assets/asset-answers'

/** What a field says while it has no file. */
export const emptyTexts: Record<AssetKind, string> = {
  image: 'Drop an image here, or choose one.',
  video: 'Drop a video here, such as an MP4, or choose one.',
  audio: 'Drop an audio file here, or choose one.',
  file: 'Drop a file here, or choose one.',
}

export const pickTitles: Record<AssetKind, string> = {
  image: 'Choose image',
  video: 'Choose video',
  audio: 'Choose audio',
  file: 'Choose file',
}

/** For the browser's file chooser; empty: any file. */
export function acceptOfKind(kind: AssetKind | null): string {
  return kind === null || kind === 'file' ? '' : `${kind}/*`
}

/** The files that a field of this kind takes; a film dropped upon a field for pictures would be shown by nothing. */
export function acceptedFiles<Dropped extends { readonly type: string }>(
  kind: AssetKind | null,
  files: readonly Dropped[],
): Dropped[] {
  const accept = acceptOfKind(kind)
  return files.filter(({ type }) => type.startsWith(accept.replace('*', '')))
}
