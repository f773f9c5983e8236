import type { BlockViewInput } from '../ground/define-block'
import { IslandFrame } from '../ground/island-frame'
import { Island, type SearchIslandProps, SleepingIsland } from './island'
import { type Search, search } from './schema'
import { SearchField } from './search-field'

/** Without results below the field there is no script to load. */
export function SearchView({ id, props, context }: BlockViewInput<Search>) {
  const { search: all, language } = context.texts
  const { label, submit, nothingFound, cannotLoad, kinds, preview, previewCount, showAll } = all
  const texts = { label, submit, nothingFound, cannotLoad, kinds, preview, previewCount, showAll }
  if (!props.showPreview) return <SearchField id={id} search={props} texts={texts} />
  const islandProps = { id, search: props, texts, language }
  return (
    <IslandFrame<SearchIslandProps>
      block={search}
      load="interaction"
      component={context.isEditing ? SleepingIsland : Island}
      props={islandProps}
    />
  )
}
