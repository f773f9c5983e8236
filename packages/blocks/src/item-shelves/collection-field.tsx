import type { BlockPanelInput } from '../ground/block-panel'

interface ChoosesCollection {
  readonly collectionId: string | null
}

/** The first control of every block that shows a collection. */
export function drawCollectionField<Props extends ChoosesCollection>(input: BlockPanelInput<Props>, label: string) {
  const { props, errors, onChange, tools } = input
  const change = (collectionId: string | null) => onChange({ collectionId } as Partial<Props>)
  return (
    <tools.CollectionField label={label} value={props.collectionId} error={errors.collectionId} onChange={change} />
  )
}
