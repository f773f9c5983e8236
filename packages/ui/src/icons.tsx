/** 20 by 20 line drawings; they are decoration, the control that holds one has the name. */
const drawings = {
  pages: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M7.5 10h5M7.5 13h5',
  design:
    'M10 2.5a7.5 7.5 0 1 0 0 15c1.2 0 1.7-.8 1.7-1.6 0-1.2-1-1.5-1-2.6 0-.8.7-1.3 1.6-1.3h2c1.9 0 3.2-1.4 3.2-3.2 0-3.6-3.3-6.3-7.5-6.3zM6 9.5h.01M8.5 6.3h.01M12.3 6.5h.01',
  assets: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M12.7 7.3h.01',
  settings:
    'M10 7.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4',
  desktop: 'M2.5 4h15v9.5h-15zM7 17h6M10 13.5V17',
  tablet: 'M4.5 2.5h11v15h-11zM9.3 15.2h1.4',
  phone: 'M6 2.5h8v15H6zM9.3 15.2h1.4',
  undo: 'M7.5 4.5 3.5 8.5l4 4M3.5 8.5h8a4.5 4.5 0 0 1 0 9H9',
  redo: 'M12.5 4.5l4 4-4 4M16.5 8.5h-8a4.5 4.5 0 0 0 0 9H11',
  plus: 'M10 4v12M4 10h12',
  up: 'M10 16V4.5M5 9l5-5 5 5',
  down: 'M10 4v11.5M5 11l5 5 5-5',
  left: 'M12.5 4.5 7 10l5.5 5.5',
  right: 'M7.5 4.5 13 10l-5.5 5.5',
  chevron: 'M5.5 8 10 12.5 14.5 8',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11.5h8.4L15 5.5M8.3 8.7v5M11.7 8.7v5',
  pencil: 'M4 16l.8-3.4 8.7-8.7a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2z',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  close: 'M5 5l10 10M15 5 5 15',
  check: 'M4 10.5 8 14.5 16 6',
  warning: 'M10 3 18 16.5H2zM10 8v4M10 14.2h.01',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v4.5M10 6.5h.01',
  search: 'M8.8 3.5a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6zM12.7 12.7 17 17',
  upload: 'M10 13.5V3.5M5.8 7.5 10 3.3l4.2 4.2M3.5 13v3.5h13V13',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.500l7.5 5.500 7.5-5.500',
  folder: 'M2.5 4.5h5l1.8 2.2h8.2v9.8h-15z',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l.9-.9',
  home: 'M3 9.2 10 3l7 6.2V17h-4.5v-5h-5v5H3z',
  external: 'M8 4.5H4v11.5h11.5V12M11.5 3.5h5v5M16.2 3.8 9.5 10.5',
  person: 'M10 3a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 10 3zM3.5 17c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5',
  signOut: 'M8 3.5H3.5v13H8M12.5 6 16.5 10l-4 4M16.5 10H8',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
  grip: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  alignLeft: 'M3.5 5h13M3.5 10h8M3.5 15h11',
  alignCenter: 'M3.5 5h13M6 10h8M4.5 15h11',
  alignRight: 'M3.5 5h13M8.5 10h8M5.5 15h11',
  bulletList: 'M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01',
  orderedList: 'M8.5 5h8.5M8.5 10h8.5M8.5 15h8.5M3.5 4l1-.6V7.5M3.3 12.9c0-1.6 2.2-1.5 2.2-.2 0 .9-2.2 1.6-2.2 2.8h2.4',
  quote:
    'M4 12.5c0-3.5 1.2-6 4-7M4 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM11.5 12.5c0-3.5 1.2-6 4-7M11.5 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  help: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.3-1 .8-1 1.5M10 14.2h.01',
  keyboard: 'M2.5 5h15v10h-15zM5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M5.5 11h.01M14.5 11h.01M8 12h4',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  moon: 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z',
  expand: 'M12 3.5h4.5V8M16.5 3.5 11.5 8.5M8 16.5H3.5V12M3.5 16.5l5-5',
  section: 'M2.5 4h15v5h-15zM2.5 12h15v4h-15z',
  bold: 'M6 4h4.5a3 3 0 0 1 0 6H6zM6 10h5.5a3 3 0 0 1 0 6H6z',
  italic: 'M8.5 4h6M5.500 16h6M11.5 4l-3 12',
  underline: 'M6 3.5v6a4 4 0 0 0 8 0v-6M5 17h10',
  strike:
    'M3.5 10h13M13.5 6.500c-.5-1.500-1.800-2.500-3.600-2.500-2 0-3.500 1.100-3.500 2.800M6.500 13.500c.5 1.500 1.900 2.500 3.700 2.500 2 0 3.500-1.100 3.500-2.900',
  ink: 'M5.500 13.500 10 3.500l4.500 10M7 10.300h6M4 17h12',
} as const
export type IconName = keyof typeof drawings

export function Icon({ name, sizePx = 20 }: { name: IconName; sizePx?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="sw-icon"
      width={sizePx}
      height={sizePx}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'grip' ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
