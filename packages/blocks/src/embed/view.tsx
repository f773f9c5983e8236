import type { BlockViewInput } from '../define-block'
import { EditingNote } from '../editing-note'
import { IslandFrame } from '../island-frame'
import { readEmbedSource } from './embed-source'
import { type EmbedIslandProps, Island } from './island'
import type { Embed } from './schema'

export function EmbedView({ props, context }: BlockViewInput<Embed>) {
  const source = readEmbedSource(props.address)
  if (source === null) return context.isEditing ? <EditingNote>Paste the address of the content.</EditingNote> : null
  const islandProps = { source, title: props.title, aspectRatio: props.aspectRatio }
  return <IslandFrame<EmbedIslandProps> name="embed" load="visible" component={Island} props={islandProps} />
}
