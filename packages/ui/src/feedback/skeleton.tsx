/** What stands in while something loads: lines of about the right size, and words for assistive technology. */
export function Skeleton({
  lines = 4,
  heightPx = 16,
  label = 'Loading',
}: {
  lines?: number
  heightPx?: number
  label?: string
}) {
  return (
    <div className="sw-skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ height: heightPx, width: `${100 - ((line * 13) % 40)}%` }} />
      ))}
    </div>
  )
}
