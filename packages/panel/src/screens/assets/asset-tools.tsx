import { type AssetKind, type AssetSort, assetKinds, assetSorts } from '@sitewright/model/assets/asset-answers'
import { Button } from '@sitewright/ui/button'
import { Select } from '@sitewright/ui/select'
import { TextField } from '@sitewright/ui/text-field'
import { FileButton } from '../file-button'

export interface LibraryView {
  search: string
  kind: AssetKind | 'all'
  sort: AssetSort
  isBin: boolean
}

const kindWords: Record<LibraryView['kind'], string> = {
  all: 'All kinds',
  image: 'Pictures',
  video: 'Videos',
  audio: 'Sounds',
  file: 'Documents',
}
const sortWords: Record<AssetSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  largest: 'Largest first',
}

interface AssetToolsProps {
  view: LibraryView
  onChange: (view: LibraryView) => void
  onFiles: (files: File[]) => void
}

export function AssetTools({ view, onChange, onFiles }: AssetToolsProps) {
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
            label="Kind of files"
            value={view.kind}
            choices={(['all', ...assetKinds] as const).map((value) => ({ value, label: kindWords[value] }))}
            onChange={(kind) => onChange({ ...view, kind })}
          />
          <Select
            hidesLabel
            label="Order of files"
            value={view.sort}
            choices={assetSorts.map((value) => ({ value, label: sortWords[value] }))}
            onChange={(sort) => onChange({ ...view, sort })}
          />
        </>
      )}
      <Button icon="trash" aria-pressed={view.isBin} onClick={() => onChange({ ...view, isBin: !view.isBin })}>
        Bin
      </Button>
      <FileButton onFiles={onFiles} />
    </div>
  )
}
