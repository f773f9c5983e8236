import { type AssetKind, type AssetSort, assetKinds, assetSorts } from '@sitewright/model/assets/asset-answers'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { FileButton } from '../../fields/uploads/file-button'

export interface LibraryView {
  search: string
  kind: AssetKind | 'all'
  sort: AssetSort
  isBin: boolean
}

const kindWords: Record<LibraryView['kind'], string> = {
  all: 'All types',
  image: 'Images',
  video: 'Videos',
  audio: 'Audio',
  file: 'Documents',
}
const sortWords: Record<AssetSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  largest: 'Largest first',
}

interface AssetToolsProps {
  view: LibraryView
  onChange: (view: LibraryView) => void
  onFiles: (files: File[]) => void
  /** Null where no folder can be made, since those above it nest as deep as they may. */
  onNewFolder: (() => void) | null
}

export function AssetTools({ view, onChange, onFiles, onNewFolder }: AssetToolsProps) {
  return (
    <div className="screen-tools asset-tools">
      <TextField
        hidesLabel
        label="Search files"
        type="search"
        placeholder="Search"
        value={view.search}
        onChange={(search) => onChange({ ...view, search })}
      />
      {view.isBin ? null : (
        <>
          <Select
            hidesLabel
            label="File type"
            value={view.kind}
            choices={(['all', ...assetKinds] as const).map((value) => ({ value, label: kindWords[value] }))}
            onChange={(kind) => onChange({ ...view, kind })}
          />
          <Select
            hidesLabel
            label="Sort by"
            value={view.sort}
            choices={assetSorts.map((value) => ({ value, label: sortWords[value] }))}
            onChange={(sort) => onChange({ ...view, sort })}
          />
        </>
      )}
      <Button icon="trash" aria-pressed={view.isBin} onClick={() => onChange({ ...view, isBin: !view.isBin })}>
        Trash
      </Button>
      {view.isBin || onNewFolder === null ? null : (
        <Button icon="folder" onClick={onNewFolder}>
          New folder
        </Button>
      )}
      <FileButton onFiles={onFiles} />
    </div>
  )
}
