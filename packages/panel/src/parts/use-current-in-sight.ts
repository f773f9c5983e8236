import { useEffect, useRef } from 'react'

/** On phones the parts of a screen are one row: the open one is brought into its middle. */
export function useCurrentInSight<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const link = current === undefined ? null : row.current?.querySelector<HTMLElement>('[aria-current]')
    const box = row.current
    if (link && box) box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2
  }, [current])
  return row
}
