import type { SearchPreview } from './search-answers'

/** The list below the field. The field keeps the focus; `active` is the result that Enter opens. */
export type PreviewState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly preview: SearchPreview; readonly active: number | null }

export const closed: PreviewState = { kind: 'closed' }

/** Keys that belong to the list while there is one. */
export function isPreviewKey(key: string): boolean {
  return key === 'Escape' || key === 'ArrowDown' || key === 'ArrowUp'
}

/** After a key of the combobox pattern; the same state where the key is the field's own. */
export function pressPreviewKey(state: PreviewState, key: string): PreviewState {
  if (key === 'Escape') return closed
  if (state.kind !== 'shown' || state.preview.results.length === 0) return state
  const last = state.preview.results.length - 1
  const { active } = state
  if (key === 'ArrowDown') return { ...state, active: active === null || active === last ? 0 : active + 1 }
  if (key === 'ArrowUp') return { ...state, active: active === null || active === 0 ? last : active - 1 }
  // They move the caret: whoever edits the words again has left the list.
  if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key))
    return active === null ? state : { ...state, active: null }
  return state
}
