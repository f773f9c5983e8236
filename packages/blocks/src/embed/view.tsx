import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { IslandFrame } from '../ground/island-frame'
import { readEmbedSource } from './embed-source'
import { type EmbedIslandProps, Island } from './island'
import { type Embed, embed } from './schema'

export function EmbedView({ props, context }: BlockViewInput<Embed>) {
  const source = readEmbedSource(props.address)
  if (source === null) return context.isEditing ? <EditingNote>Paste the URL of the content.</EditingNote> : null
  const islandProps = { source, title: props.title, aspectRatio: props.aspectRatio, texts: context.texts.blocks.embed }
  return <IslandFrame<EmbedIslandProps> block={embed} load="visible" component={Island} props={islandProps} />
}
