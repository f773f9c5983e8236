/**
 * The floors of the panel, lowest first: folders below `packages/panel/src`. A file imports from its own floor and from
 * lower ones; folders of one floor may import each other as long as no circle comes of it. `main.tsx` stands on top.
 */
export const panelFloors = [
  // What knows nothing of the site: addresses of the panel, keys, timers, times.
  ['ground'],
  // What the host is asked and told.
  ['data'],
  // What is edited: pages, their commands and layout, undo, saving, sessions.
  ['document'],
  // The documents that are open, handed to components.
  ['editor'],
  // Controls and words that know neither files nor blocks.
  ['parts'],
  // Controls that drawers, canvas and screens share: files, links, rich text, what a schema asks for.
  ['fields'],
  // The page in its frame, as it is measured and marked; who else is here; presets; publishing.
  ['frame', 'live', 'sections', 'publishing'],
  ['drawers', 'find'],
  ['canvas'],
  ['screens'],
  ['shell'],
]
