import type { StoreDesign } from '@sitewright/model/pages/store-design'

export const pictureRatioChoices: readonly { readonly value: StoreDesign['pictureRatio']; readonly label: string }[] = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'square', label: 'Square' },
  { value: 'landscape', label: 'Landscape' },
]
